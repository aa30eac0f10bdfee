import { notice } from '../limits/notice';
import { columnNamesOf } from './columnNamesOf';
import { driveRanges, type DriveRange } from './driveRanges';
import { emptyFilterColumns } from './emptyFilterColumns';
import { gateNames, type GateName } from './gates';
import { type GateLack, type GateMaterial, gateConditions } from './gateConditions';
import { driveLeftOut, type GateCount } from './LogAnalysis';

/** What the gates did with the rows. */
export interface GatedRows {
  readonly gates: readonly GateCount[];
  /** For each row 0, or 1 + the place of the first gate that it fails, or `driveLeftOut`. */
  readonly rejectedBy: Uint8Array;
  /** The rows that passed all gates, rising. */
  readonly accepted: Uint32Array;
}

const lackText = (lack: GateLack): string => {
  if (lack.kind === 'tooSlow') return notice('logGateTooSlow').text;
  if (lack.roles.length === 0) return notice('logGateEmpty').text;
  const columns = columnNamesOf(lack.roles);
  return notice(lack.kind === 'grouped' ? 'logGateGrouped' : 'logGateNeeds', { columns }).text;
};

/** The words for what a gate lacks: of the whole log, or of how many of its drives. */
const cannotText = (found: readonly GateLack[], drives: number): string => {
  const [first] = found;
  if (!first) return '';
  const text = lackText(first);
  const count = { count: `${found.length} of ${drives}` };
  return found.length === drives ? text : `${text} ${notice('logGateInDrives', count).text}`;
};

/** The rows that no gate rejected, of which there are so many. */
const rowsWithout = (rejectedBy: Uint8Array, count: number): Uint32Array => {
  const rows = new Uint32Array(count);
  let place = 0;
  for (let row = 0; row < rejectedBy.length; row += 1) {
    if (rejectedBy[row] !== 0) continue;
    rows[place] = row;
    place += 1;
  }
  return rows;
};

/**
 * Lets each row through the gates in their order; a row is counted under the first that it fails.
 *
 * A gate that lacks its columns in a drive lets the rows of the drive pass, and says so.
 */
export const gateRows = (material: GateMaterial): GatedRows => {
  const { table, options } = material;
  const rejectedBy = new Uint8Array(table.rowCount);
  const lacking = new Map<GateName, GateLack[]>(gateNames.map((gate) => [gate, []]));
  const leftOut = new Set(options.drivesLeftOut);
  const drives = driveRanges(table);
  const blind = new Map<GateName, number[]>(gateNames.map((gate) => [gate, []]));
  const counts = new Uint32Array(gateNames.length);
  let passed = 0;

  const passDrive = (drive: DriveRange): void => {
    const passedBefore = passed;
    const lackingHere: GateName[] = [];
    const tests = gateNames.flatMap((gate, place) => {
      const test = gateConditions[gate](material, drive);
      if (typeof test === 'function')
        return options.gates[gate] || gate === 'readable' ? [{ place, test }] : [];
      lacking.get(gate)?.push(test);
      lackingHere.push(gate);
      return [];
    });
    for (let row = drive.from; row < drive.to; row += 1) {
      let failed = 0;
      for (const { place, test } of tests) {
        if (test(row)) continue;
        failed = place + 1;
        counts[place] = (counts[place] ?? 0) + 1;
        break;
      }
      rejectedBy[row] = failed;
      if (failed === 0) passed += 1;
    }
    if (passed > passedBefore) for (const gate of lackingHere) blind.get(gate)?.push(drive.drive);
  };

  for (const drive of drives) {
    if (leftOut.has(drive.drive)) rejectedBy.fill(driveLeftOut, drive.from, drive.to);
    else passDrive(drive);
  }
  const looked = drives.filter(({ drive }) => !leftOut.has(drive));
  return {
    gates: gateNames.map((gate, place) => ({
      gate,
      isOn: options.gates[gate] && (gate !== 'own' || options.filter !== null),
      cannot:
        gate === 'own'
          ? emptyFilterColumns(table, options.filter, looked)
          : cannotText(lacking.get(gate) ?? [], looked.length),
      blindDrives: blind.get(gate) ?? [],
      rowsOut: counts[place] ?? 0,
    })),
    rejectedBy,
    accepted: rowsWithout(rejectedBy, passed),
  };
};

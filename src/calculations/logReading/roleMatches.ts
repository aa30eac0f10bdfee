import type { NamedColumn } from './columnName';
import { ownRoleOf, type OwnRoles, roleOf, unitOf } from './ownRoles';
import { type LogRole, logRoles } from './LogRole';
import { roleAliases } from './roleAliases';

/** The role of each column, and what is doubtful about it. */
export interface RoleMatch {
  readonly role: LogRole | undefined;
  /** The reader chose it: no guess may take it back. */
  readonly isOwn: boolean;
  /** The unit that the reader chose; undefined where they left that to the file. */
  readonly ownUnit: string | undefined;
  readonly doubts: readonly string[];
}

/** The first bank and the first sensor are the only ones of this engine. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-([ ]*\b(?:bank 1,?\s+sensor 1|bank 1|primary sensor|b1s1)\b[)\]]*/g, '')
    .replace(/λ/g, 'lambda')
    .replace(/[^a-z0-9%#/]/g, '')
    .replace(/[#/]/g, '');

const roleNames = Object.keys(logRoles) as readonly LogRole[];

/** By plain name: the role and how sure, 0 the surest. */
const aliases = new Map<string, { role: LogRole; rank: number }>(
  roleNames.flatMap((role) =>
    roleAliases[role].map((alias, rank) => [plain(alias), { role, rank }] as const),
  ),
);

/** Quantities that are taken for the computer’s load, and are others. */
const otherLoads = /^(?:load_?calc|(?:calculated|calc\.?|relative) (?:engine )?load(?: value)?)$/i;
/** Air for each turn or stroke, by its unit. */
export const loadPerTurn =
  /^(?:g\/rev|grams?\/(?:rev|revolution)|g\/r|g\/stroke|mg\/stroke|mg\/cyl)$/i;

/** Why a column that sounds like load is not used as one; '' if it may be. */
const notTheLoad = ({ name, unit }: NamedColumn): string => {
  if (loadPerTurn.test(unit))
    return `“${name}” is air per turn (${unit}), not the load of the tables. It is not used as load; log LOAD.`;
  if (otherLoads.test(name.trim()) && !/^(?:|%|percent)$/i.test(unit))
    return `“${name}” in ${unit} is another load in some loggers and the load of the tables in others. It is not used as load; if it is the absolute load, choose it by hand.`;
  if (otherLoads.test(name.trim()))
    return `“${name}” is the calculated load of every car (share of the most air at this speed), not the load of the tables. It is not used as load; log LOAD.`;
  if (/^engine load$/i.test(name.trim()) && unit === '%')
    return `“${name}” in per cent is the calculated load in most apps, not the load of the tables. It is not used as load; if it is the absolute load, choose it by hand.`;
  return '';
};

const bankTwo = /\b(?:bank ?2|b2s\d|secondary sensor)\b/i;

/** A name that is a role’s with another bank’s mark in it. */
const isOtherBank = ({ name }: NamedColumn): boolean =>
  bankTwo.test(name) && aliases.has(plain(name.replace(bankTwo, '')));

interface Candidate {
  readonly place: number;
  readonly role: LogRole;
  readonly rank: number;
}

const candidateOf = (column: NamedColumn, written: string, place: number): Candidate[] => {
  // The whole name first: its end in brackets need not be a unit.
  const found = aliases.get(plain(written)) ?? aliases.get(plain(column.name));
  return found ? [{ place, ...found }] : [];
};

/**
 * Gives columns their roles by name, the reader’s choice first. Of several that fit one role the surest name
 * is taken, of equal ones the first; the others say so.
 *
 * @param header as written, unit and all
 */
export const roleMatches = (
  columns: readonly NamedColumn[],
  header: readonly string[],
  own: OwnRoles,
): readonly RoleMatch[] => {
  const ownOf = (name: string): LogRole | null | undefined => {
    const choice = ownRoleOf(own, name);
    return choice === undefined ? undefined : roleOf(choice);
  };
  const isRole = (role: LogRole | null | undefined): role is LogRole =>
    role !== null && role !== undefined && Object.hasOwn(logRoles, role);
  const doubts = columns.map((): string[] => []);
  const roles = columns.map((): LogRole | undefined => undefined);
  const taken = new Map<LogRole, number>();
  columns.forEach(({ name }, place) => {
    const role = ownOf(name);
    if (!isRole(role) || taken.has(role)) return;
    roles[place] = role;
    taken.set(role, place);
  });
  const candidates: Candidate[] = [];
  columns.forEach((column, place) => {
    if (ownOf(column.name) !== undefined) return;
    const refused = notTheLoad(column);
    if (refused !== '') doubts[place]?.push(refused);
    else if (isOtherBank(column))
      doubts[place]?.push('The engine has one bank; this column of another is not used.');
    else candidates.push(...candidateOf(column, header[place] ?? '', place));
  });
  candidates.sort((a, b) => a.rank - b.rank || a.place - b.place);
  for (const { place, role } of candidates) {
    const winner = taken.get(role);
    if (winner === undefined) {
      roles[place] = role;
      taken.set(role, place);
      continue;
    }
    const name = columns[place]?.name ?? '';
    const taker = columns[winner]?.name ?? '';
    doubts[place]?.push(`“${taker}” was taken instead; choose this one if it is the right one.`);
    doubts[winner]?.push(`“${name}” fits as well; choose it if this is the wrong one.`);
  }
  return columns.map(({ name }, place) => ({
    role: roles[place],
    isOwn: isRole(ownOf(name)) && roles[place] !== undefined,
    ownUnit: unitOf(ownRoleOf(own, name)),
    doubts: doubts[place] ?? [],
  }));
};

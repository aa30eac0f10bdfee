import { type Calibration, mx5Calibrations } from '@site/src/data/calibrations';

export interface Branch {
  readonly engine: string;
  readonly market: string;
  readonly gearbox: string;
  readonly families: readonly BranchFamily[];
}

interface BranchFamily {
  /** First four characters. */
  readonly family: string;
  /** RomDrop has a patch for at least one of its revisions. */
  readonly supported: boolean;
  /** The market is a conclusion. */
  readonly inferred: boolean;
}

const engines = { '1.8 (L8)': '1.8', '2.0 (LF)': '2.0', '2.3 (L3)': '2.3' } as const;
const gearboxes = { '5MT': '5-speed', '6MT': '6-speed', AT: 'automatic' } as const;

const placeOf = ({ vehicle, marketInferred }: Calibration) => ({
  engine: vehicle.engine ? engines[vehicle.engine] : 'not known',
  market: vehicle.market ?? marketInferred?.market ?? 'not known',
  gearbox: vehicle.gearbox ? gearboxes[vehicle.gearbox] : 'not known',
});

const order = ['1.8', '2.0', 'USA', 'Japan', 'Europe', 'UK', '5-speed', '6-speed', 'automatic'];
const rank = ({ engine, market, gearbox }: Branch): string =>
  [engine, market, gearbox]
    .map((name) => String(order.indexOf(name) + 1 || 99).padStart(2, '0'))
    .join();

/** All known families of the MX-5, by engine, market and gearbox. */
export const branches = (): Branch[] => {
  const found = new Map<string, Branch & { families: BranchFamily[] }>();
  for (const family of new Set(mx5Calibrations.map((each) => each.family))) {
    const members = mx5Calibrations.filter((each) => each.family === family);
    const [first] = members;
    if (!first) continue;
    const place = placeOf(first);
    const key = Object.values(place).join();
    const branch = found.get(key) ?? { ...place, families: [] };
    branch.families.push({
      family,
      supported: members.some(({ status }) => status === 'supported'),
      inferred: first.vehicle.market === null && first.marketInferred !== null,
    });
    found.set(key, branch);
  }
  return [...found.values()].sort((one, other) => rank(one).localeCompare(rank(other)));
};

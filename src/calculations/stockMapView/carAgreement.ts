import type { Calibration } from '@site/src/data/calibration';

/** What two calibrations can have in common. */
export type CarAspect = 'engine' | 'gearbox' | 'market' | 'years' | 'layout';

export interface CarAgreement {
  readonly agrees: readonly CarAspect[];
  readonly differs: readonly CarAspect[];
  /** Not known of at least one of the two. */
  readonly unknown: readonly CarAspect[];
}

/** Null where no source says; a market may be inferred. */
const aspectsOf = ({
  vehicle,
  marketInferred,
  layoutGroup,
}: Calibration): Readonly<Record<CarAspect, string | null>> => ({
  engine: vehicle.engine,
  gearbox: vehicle.gearbox,
  market: vehicle.market ?? marketInferred?.market ?? null,
  years: vehicle.years,
  layout: layoutGroup,
});

/** How much a difference weighs: code layout and market change most maps, years next to none. */
const weights: Readonly<Record<CarAspect, number>> = {
  engine: 64,
  layout: 16,
  market: 8,
  gearbox: 4,
  years: 1,
};

const aspects = ['engine', 'gearbox', 'market', 'years', 'layout'] as const;

/** In what the cars of two calibrations agree, as far as sources say. */
export const carAgreement = (a: Calibration, b: Calibration): CarAgreement => {
  const [one, other] = [aspectsOf(a), aspectsOf(b)];
  const known = (aspect: CarAspect) => one[aspect] !== null && other[aspect] !== null;
  const equal = (aspect: CarAspect) => one[aspect] === other[aspect];
  return {
    agrees: aspects.filter((aspect) => known(aspect) && equal(aspect)),
    differs: aspects.filter((aspect) => known(aspect) && !equal(aspect)),
    unknown: aspects.filter((aspect) => !known(aspect)),
  };
};

/** A number for putting candidates in order: differences weigh in full, the unknown by half. */
export const carDistance = (a: Calibration, b: Calibration): number => {
  const { differs, unknown } = carAgreement(a, b);
  const sum = (list: readonly CarAspect[]) =>
    list.reduce((total, aspect) => total + weights[aspect], 0);
  return sum(differs) + sum(unknown) / 2;
};

/** The sums of the bench in signs and in the numbers of the reader’s log. */
import { deviationOfMad, oneTrimStep } from '@site/src/calculations/logAnalysis/cellMedians';
import { printedNumber, signedNumber } from '@site/src/calculations/logAnalysis/printedNumber';
import { referenceDensityGramsPerCc as referenceDensity } from '@site/src/calculations/airAndFuel/scaledLoad';
import type {
  CellSums,
  MeanAir,
  MixtureCell,
} from '@site/src/calculations/logAnalysis/LogAnalysis';

/** Mean and standard error of a cell; empty without data. */
export const meanFormulas = ({
  seconds,
  visits,
  meanPercent,
  spreadPercent,
  standardErrorPercent,
}: CellSums): readonly string[] =>
  seconds > 0 && Number.isFinite(meanPercent)
    ? [
        `Mean = Σ w · Δt · T / W = ${printedNumber(meanPercent * seconds, 2)} / ${printedNumber(seconds, 2)} = ${signedNumber(meanPercent, 2)} %`,
        ...(visits > 0
          ? [
              `standard error = spread / √visits = ${printedNumber(spreadPercent, 2)} / √${visits} = ${printedNumber(standardErrorPercent, 2)} %`,
            ]
          : []),
        `mean near the median: only rows within 3 · ${deviationOfMad} times the median distance from it, at least ${oneTrimStep} points`,
      ]
    : [];

/** The density of mean air, and what it does to the logged load. */
export const densityFormula = ({
  barometerKpa,
  coolantCelsius,
  intakeAirCelsius,
  density,
}: MeanAir): string => {
  const [kpa, engine, air] = [barometerKpa, coolantCelsius, intakeAirCelsius].map((value) =>
    printedNumber(value, 1),
  );
  return `By the mean air of the rows used: ρ = 353 · BARO / (101\u00a0320 · (0.1992 · (ECT − IAT) + IAT + 273)) = 353 · ${kpa} / (101\u00a0320 · (0.1992 · (${engine} − ${air}) + ${air} + 273)) = ${printedNumber(density, 6)} g/cc; density undone is LOAD · ${referenceDensity} / ρ = LOAD · ${printedNumber(referenceDensity / density, 3)}.`;
};

/**
 * The error of the mixture in one cell; the means of its rows stand in it, so that it holds nearly.
 *
 * @param longTrimKnown whether the log has `FT_LONG`; without it the error is of lambda alone
 */
export const mixtureFormula = (
  { measuredLambda, commandedLambda, longTrimPercent, meanPercent }: MixtureCell,
  longTrimKnown: boolean,
): string => {
  const [signs, numbers] = longTrimKnown
    ? ['FT_LONG + ', `${signedNumber(longTrimPercent, 2)} + `]
    : ['', ''];
  return `T = ${signs}100 · (λ measured / λ asked − 1) ≈ ${numbers}100 · (${printedNumber(measuredLambda, 3)} / ${printedNumber(commandedLambda, 3)} − 1) ≈ ${signedNumber(meanPercent, 2)} %`;
};

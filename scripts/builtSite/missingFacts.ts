import { mx5Calibrations } from '../../src/data/calibrations';
import { drivetrains } from '../../src/data/drivetrains';
import { engines } from '../../src/data/engines';
import { loggingParameters, parameterId } from '../../src/data/loggingParameters';
import { romTables } from '../../src/data/romTables';
import { glossary, termId } from '../../src/data/terms';

/** A fact of the data: the address of its row, and words that the row must hold. */
interface Fact {
  readonly id: string;
  readonly words: readonly string[];
}

/** Every row that the page must have, by kind. */
export const expectedFacts: Readonly<Record<string, readonly Fact[]>> = {
  calibration: mx5Calibrations.map(({ id }) => ({ id: `calibration-${id}`, words: [id] })),
  table: romTables.map(({ id, name }) => ({ id, words: [name] })),
  parameter: loggingParameters.map((each) => ({
    id: parameterId(each),
    words: [each.name, `0x${each.id}`, each.scaling ?? '', each.says],
  })),
  term: glossary.map(({ term, definition }) => ({ id: termId(term), words: [term, definition] })),
  drivetrain: drivetrains.map(({ id, ratios, finalDrive, families }) => ({
    id: `drivetrain-${id}`,
    words: [ratios.map((each) => each.toFixed(3)).join(' '), finalDrive.toFixed(3), ...families],
  })),
  engine: engines.map(({ id, torqueNm, fuelCutRpm }) => ({
    id: `engine-${id}`,
    words: [`${torqueNm} Nm`, String(fuelCutRpm ?? '')],
  })),
};

const oneSpace = (words: string): string => words.replace(/\s+/g, ' ');

/** The row's text; a term is explained in the element beside it. */
function textOf(row: Element): string {
  const whole = row.tagName === 'DT' ? (row.parentElement ?? row) : row;
  return oneSpace(whole.textContent);
}

/** What the page lacks of these facts, in words. */
export function missingFacts(page: Document, facts: readonly Fact[]): readonly string[] {
  return facts.flatMap(({ id, words }) => {
    const row = page.getElementById(id);
    if (!row) return [`#${id} is not on the page`];
    const text = textOf(row);
    return words
      .filter((each) => !text.includes(oneSpace(each)))
      .map((each) => `#${id} does not say "${each}"`);
  });
}

import {
  familiesOfCar,
  type KnownCar,
} from '@site/src/calculations/calibrationFinder/calibrationsOfCar';
import {
  identifyText,
  type Identification,
  type Identified,
} from '@site/src/calculations/calibrationFinder/identifyText';
import type { Statement } from '@site/src/calculations/text/Statement';
import { choiceVerdict } from './choiceVerdict';
import { fileVerdict, formerFileVerdict } from './fileVerdict';
import type { FinderResult } from './finderResult';
import { any, isIdOfFile } from './finderStore';
import { keyOf, type OpenedRom } from './openRom';
import { verdict } from './verdict';

/** What stands in the fields. */
export type FinderValues = Readonly<
  Record<'text' | 'market' | 'year' | 'gearbox' | 'file', string>
>;

/** A result, or what is wrong with the text, and IDs that may be meant. */
export type FinderReading =
  | { readonly result: FinderResult; readonly fault?: undefined; readonly meant?: undefined }
  | { readonly result?: undefined; readonly fault: string; readonly meant: readonly string[] };

const isKnown = <T extends string>(choices: readonly T[], text: string): text is T =>
  text !== any && choices.some((each) => each === text);

const knownCar = ({ market, year, gearbox }: FinderValues): KnownCar => ({
  market: isKnown(['USA', 'UK and Europe', 'Japan'] as const, market) ? market : null,
  year: /^\d{4}$/.test(year) ? Number(year) : null,
  gearbox: isKnown(['5MT', '6MT', 'AT'] as const, gearbox) ? gearbox : null,
});

const isChosen = (car: KnownCar): boolean => Object.values(car).some((each) => each !== null);

const disagreement = (found: Identified, car: KnownCar): readonly Statement[] => {
  const family = found.id.slice(0, 4);
  if (found.kind !== 'mx5' || familiesOfCar(car).some((each) => each.family === family)) return [];
  return [
    {
      text: `What is known of ${family} does not fit the market, year or gearbox chosen above.`,
      sources: [],
      doubtful: true,
    },
  ];
};

const aboutTheText = ({ corrected, others }: Identification): readonly Statement[] => [
  ...(corrected
    ? [
        {
          text: 'O was read as 0 and I as 1: no known ID has those letters.',
          sources: ['computed'],
        },
      ]
    : []),
  ...(others.length > 0
    ? [{ text: `The text names other IDs too: ${others.slice(0, 8).join(', ')}.`, sources: [] }]
    : []),
];

const noId = (meant: readonly string[]): FinderReading => ({
  fault:
    meant.length > 0
      ? 'This text holds no ID. One character may be wrong; look at the file again.'
      : 'This text holds no ID. Write six characters such as LF9VEB, or a file name such as SW-LFG2EK.BIN.',
  meant,
});

const fromText = (values: FinderValues): FinderReading => {
  const car = knownCar(values);
  if (values.text.trim() === '') {
    if (isChosen(car)) return { result: choiceVerdict(car) };
    return { fault: 'Write an ID, choose market, year or gearbox, or open a file.', meant: [] };
  }
  const identification = identifyText(values.text);
  const { found, nearMisses } = identification;
  if (!found) return noId(nearMisses);
  const said = verdict(found);
  const statements = [
    ...disagreement(found, car),
    ...aboutTheText(identification),
    ...said.statements,
  ];
  return { result: { ...said, statements, nearMisses } };
};

/** What to say to the fields as they stand, and to the file that is open. */
export function readFinder(values: FinderValues, opened: OpenedRom | undefined): FinderReading {
  if (values.file === '') return fromText(values);
  if (opened && keyOf(opened) === values.file) return { result: fileVerdict(opened) };
  if (isIdOfFile(values.file)) return { result: formerFileVerdict(values.file) };
  return fromText(values);
}

import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { pullCarRanges, uncertaintyOf } from '@site/src/calculations/pullCheck/PullCar';
import type { ValuesOf } from '../kit/evaluate';
import { choice, number, paste, undrawn } from '../kit/instrumentField';
import { gearingChoices, gearingFields } from '../MyCar/gearingFields';
import type { NamedLog } from './logSlot';
import type { LogLetter, PullResources } from './resources';

/** The choice that takes the gear from the road speed of the log. */
export const gearBySpeed = 'by-speed';

/** What stands in the place of a log: nothing, one that is being read, or one that was read. */
export type SlotValue = NamedLog | 'reading' | undefined;

/** The log of a slot, whether it was pasted or opened. @throws UnusableInputError if it is none */
const logOf =
  (letter: LogLetter) =>
  (_text: string, { resources }: { readonly resources: PullResources }): SlotValue => {
    const { status, error, good } = resources.logs[letter];
    if (status === 'error') throw new UnusableInputError(error);
    return status === 'reading' ? 'reading' : status === 'read' ? good : undefined;
  };

const off = uncertaintyOf;
const { mass, dragCoefficient, frontalArea, airDensity, slope } = pullCarRanges;
const tyreOff: Quantity = { name: 'the uncertainty of the tyre', unit: '%', least: 0, most: 20 };

const columns = (label: string) =>
  undrawn({ label, initial: '', accepts: (written) => written.length <= 1500 });
const place = (label: string) =>
  undrawn({ label, initial: '1', accepts: (written) => written.length <= 3 });

/** The car of the worked case is that of the chapter's table: 2870 lb in all, 19.38 square feet. */
export const pullFields = {
  textA: paste({ label: 'First log as text, with its line of column names', read: logOf('A') }),
  textB: paste({ label: 'Second log as text, with its line of column names', read: logOf('B') }),
  colA: columns('Columns of the first log'),
  colB: columns('Columns of the second log'),
  pullA: place('Pull of the first log'),
  pullB: place('Pull of the second log'),
  car: choice({
    label: 'Car',
    options: gearingChoices,
    initial: 'nc1-us-20-6mt',
    identifies: true,
  }),
  ratios: gearingFields.ratios,
  final: gearingFields.final,
  gear: choice({
    label: 'Gear of the pull',
    options: [[gearBySpeed, 'by road speed'], '1', '2', '3', '4', '5', '6'],
  }),
  tyre: gearingFields.tyre,
  mass: number({ label: 'Mass in all', initial: '1302', range: mass }),
  units: choice({
    label: 'Power in',
    options: [
      ['US', 'hp and lb-ft'],
      ['SI', 'kW and Nm'],
    ],
  }),
  massOff: number({ label: 'Mass, plus or minus', initial: '25', range: off(mass) }),
  drag: number({ label: 'Drag coefficient', initial: '0.37', range: dragCoefficient }),
  dragOff: number({ label: 'Drag, plus or minus', initial: '0.04', range: off(dragCoefficient) }),
  area: number({ label: 'Frontal area', initial: '1.80', range: frontalArea }),
  areaOff: number({ label: 'Area, plus or minus', initial: '0.10', range: off(frontalArea) }),
  air: number({ label: 'Air density', initial: '1.20', range: airDensity }),
  airOff: number({ label: 'Air, plus or minus', initial: '0.04', range: off(airDensity) }),
  tyreOff: number({ label: 'Tyre, plus or minus', initial: '4', range: tyreOff }),
  slope: number({ label: 'Slope, plus or minus', initial: '0.5', range: slope }),
};

/** What the fields hold. */
export type PullValues = ValuesOf<typeof pullFields>;

import type { ReactNode } from 'react';
import { identifyText } from '@site/src/calculations/calibrationFinder/identifyText';
import { defineInstrument } from '../kit/defineInstrument';
import type { LayoutProps } from '../kit/InstrumentSpec';
import type { FieldSet } from '../kit/evaluate';
import { choice, text, type Texts, undrawn } from '../kit/instrumentField';
import { followCar } from '../MyCar/followCar';
import { generationsInWords } from '../MyCar/car';
import { Answer } from './Answer';
import { any, carFields, compute, readFinderText } from './compute';
import { Ids } from './Ids';
import { keepRom, type OpenedRom, useOpenedRom, withoutId } from './openedRom';
import { RomField } from './RomField';

const workedId = 'LF9VEB';

const markets = [any, 'USA', 'UK and Europe', 'Japan', 'Canada', 'Australia'] as const;

/** Years in which an NC was built. */
const years = Array.from({ length: 11 }, (_, place) => String(2005 + place));

/** Who chooses a car does not ask about the example that stood in the field. */
const alsoSet = (_: Texts, isWorked: (name: string) => boolean): Texts =>
  isWorked('text') ? { text: '' } : {};

const ofCar = { alsoSet, identifies: true } as const;

const fields = {
  text: text({
    label: 'ID, file name or header text',
    initial: workedId,
    longest: 400,
    exact: true,
    wide: true,
    hint: 'Such as LF9VEB or SW-LFG2EK.BIN',
    identifies: true,
    dependsOn: ['file', ...carFields],
    alsoSet: () => ({ file: '' }),
    read: readFinderText,
  }),
  market: choice({ label: 'Market', options: markets, ...ofCar }),
  generation: choice({ label: 'Generation', options: [any, ...generationsInWords], ...ofCar }),
  year: choice({ label: 'Year', options: [any, ...years], ...ofCar }),
  gearbox: choice({
    label: 'Gearbox',
    options: [any, ['5MT', 'five-speed manual'], ['6MT', 'six-speed manual'], ['AT', 'automatic']],
    ...ofCar,
  }),
  engine: choice({ label: 'Engine', options: [any, '1.8', '2.0'], ...ofCar }),
  emissions: choice({
    label: 'US emission level',
    options: [any, 'Federal', 'California'],
    ...ofCar,
  }),
  /** The ID of an opened file, or {@link withoutId}; it goes before the text. */
  file: undrawn({
    label: 'ROM file',
    initial: '',
    identifies: true,
    accepts: (written) => written === withoutId || /^L[0-9A-Z]{3}[ET][0-9A-Z]{1,4}$/.test(written),
  }),
} satisfies FieldSet<OpenedRom | undefined>;

/** IDs that may be meant by a text without one, or with several. */
function MeantIds({
  written,
  ask,
}: {
  readonly written: string;
  readonly ask: (id: string) => void;
}) {
  const { ids, found, nearMisses } = identifyText(written);
  if (found) return null;
  return ids.length > 1 ? (
    <Ids lead="IDs in this text:" of={ids.slice(0, 8)} ask={ask} />
  ) : (
    <Ids lead="Known IDs of this family with one other character:" of={nearMisses} ask={ask} />
  );
}

function Layout(props: LayoutProps<typeof fields, OpenedRom | undefined>): ReactNode {
  const { field, texts, resources: opened, set } = props;
  return (
    <>
      {field('text')}
      {carFields.map(field)}
      {texts.file === '' && (
        <MeantIds written={texts.text} ask={(id) => set({ text: id, file: '' })} />
      )}
      <RomField file={texts.file} opened={opened} onKeyed={(file) => set({ file })} />
    </>
  );
}

/** Tells what an ID, a file or a car's description leads to. */
export const instrument = defineInstrument({
  name: 'finder',
  title: 'Calibration finder',
  fields,
  fromCar: followCar(({ calibration, market, generation, gearbox, engine }) => {
    const known = {
      ...(markets.some((each) => each === market) && { market }),
      ...(generation && { generation }),
      ...(gearbox && { gearbox: gearbox === '6AT' ? 'AT' : gearbox }),
      ...(engine && { engine }),
    };
    if (calibration) return { text: calibration, ...known };
    return Object.keys(known).length > 0 ? { text: '', ...known } : {};
  }),
  useResources: useOpenedRom,
  compute,
  caseName: ({ asked }) => asked,
  onReset: () => keepRom(undefined),
  Layout,
  Answer,
});

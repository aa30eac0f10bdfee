import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import glossary from '../data/glossary.json';
import { limits } from '../data/limits';
import ownersWords from '../data/owners-words.json';
import { publishedLambda } from '../data/publishedLambda';
import { romTables } from '../data/romTables';
import { completeWithout } from './testing/advice/completeProcedure';
import { guardedCategories } from './testing/advice/guarded';
import { dangerousAdviceIn, dangerousAdviceInText, sectionsOf } from './testing/dangerousAdvice';

const folder = path.resolve('docs', '_chapters');
const chapters = readdirSync(folder).map(
  (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
);
const opening = [
  '_opening.mdx',
  readFileSync(path.resolve('docs', '_opening.mdx'), 'utf8'),
] as const;

describe.each([opening, ...chapters])('%s', (_file, source) => {
  it('gives no advice that can do harm', () => {
    expect(dangerousAdviceIn(source)).toEqual([]);
  });
});

describe('the texts of the data give no advice that can do harm', () => {
  it('in the glossary', () => {
    const found = glossary.flatMap(({ term, expansion, definition, units }) =>
      dangerousAdviceInText(term, `${term}: ${expansion}. ${definition} ${units ?? ''}`),
    );
    expect(found).toEqual([]);
  });

  it('in the refusals and warnings of the instruments', () => {
    const found = Object.entries(limits).flatMap(([name, { text, section }]) =>
      dangerousAdviceInText(name, text, [section]),
    );
    expect(found).toEqual([]);
  });

  it('in what the search says beside the words of owners', () => {
    const found = ownersWords.flatMap(({ said: [first = ''], why, leadsTo }) =>
      dangerousAdviceInText(first, why, leadsTo),
    );
    expect(found).toEqual([]);
  });
});

describe('the data', () => {
  it('has no full-throttle target leaner than the limit without boost', () => {
    expect(publishedLambda.filter(([, lambda]) => lambda > 0.92)).toEqual([]);
  });

  it('names what guards immobiliser, fault codes and emissions, and no value to type', () => {
    const guarded = romTables.filter(({ category }) => guardedCategories.includes(category));
    expect(new Set(guarded.map(({ category }) => category))).toEqual(new Set(guardedCategories));
    expect(guarded).toHaveLength(151);
    expect(guarded.filter(({ name }) => /=|unpatched/i.test(name))).toEqual([]);
    // The axes of the others tell what is stored there, which no switch needs.
    const switches = guarded.filter(({ category }) => /Immobilizer|DTC/.test(category));
    expect(switches).toHaveLength(136);
    expect(switches.filter(({ unit }) => unit !== null)).toEqual([]);
  });
});

describe('procedures without stop or way back', () => {
  it('are all in the guide, and still lack what they are excused from', () => {
    const sections = chapters.flatMap(([, source]) => sectionsOf(source));
    const idle = [...completeWithout].filter(([id, [missing]]) => {
      const own = sections.find((section) => section.id === id)?.source;
      return own === undefined || missing.split(' ').every((block) => own.includes(`:::${block}`));
    });
    expect(idle).toEqual([]);
  });
});

const procedure = (steps: string, more = ''): string => `### A job {/* #a-job */}

:::steps

1. ${steps}

:::

:::stop

the lamp flashes.

:::

:::undo

Flash the old file (<See id="flash-the-rom" />).

:::

${more}
`;

const said = (text: string): string => procedure('Open it.', text);
const row = (head: string, cells: string): string => said(`${head}\n| --- | --- |\n${cells}`);
const withoutBattery = (step: string): string =>
  procedure(step).replace(' (<See id="flash-the-rom" />)', '');

type Cases = readonly (readonly [name: string, source: string])[];

/** Each with the words that the refusal begins with. */
const refused: readonly (readonly [words: string, cases: Cases])[] = [
  [
    'a procedure',
    [
      ['without stop', procedure('Open it.').replace(':::stop', ':::note')],
      ['without way back', procedure('Open it.').replace(':::undo', ':::note')],
    ],
  ],
  [
    'a flash without its battery',
    [
      ['by a key', withoutBattery('Press F and wait.')],
      ['by a key in bold', withoutBattery('Choose **F**.')],
      ['by a key as code', withoutBattery('Press the key `D`.')],
      ['by a program', withoutBattery('Write the file with RomDrop.')],
      ['into the computer', withoutBattery('Send it to the engine computer.')],
      ['at the end of a sentence', withoutBattery('If only this differs, flash.')],
      [
        'with a battery that is only disconnected',
        withoutBattery('Flash. Disconnect the battery.'),
      ],
    ],
  ],
  [
    'a rev limit',
    [
      ['alone', said('A rev limit of 7800 rpm makes power.')],
      ['called safe', said('Nobody knows more. A fuel cut of 7600 rpm is safe to use.')],
      [
        'called safe beside the doubt',
        said('No figure is known to be safe. A fuel cut of 7600 rpm is fine.'),
      ],
      ['by the name of its table', procedure('Set `RPM Fuel Cut` to 7800 rpm.')],
      ['with the number as code', said('The fuel cut goes to `7800` rpm.')],
      ['without a unit', said('Raise the rev limit to 7800.')],
      ['with a comma', said('Raise the rev limit to 7,800 rpm.')],
      ['as a red line', said('This engine takes 7800 rpm as its red line.')],
      ['in words of driving', said('Rev it to 8000.')],
      ['in thousands', said('Rev limit: 7.8k.')],
      ['with five figures', said('The fuel cut goes to 10,500 rpm.')],
      ['as a shift', said('Shift up at 7800 rpm.')],
      ['as a limiter', said('A limiter at 8200 is loud.')],
      ['in a row', row('| Table | Value |', '| Rev limit | 7800 rpm |')],
      ['under a head', row('| Engine | Fuel cut |', '| 2.5 | 7800 |')],
      ['in a caption', said('<Figure id="figure-a" caption="The fuel cut at 7800 rpm." />')],
      ['beside another unknown', said('The colour is unknown. Raise the rev limit to 8200 rpm.')],
      [
        'told in another paragraph',
        said('No figure is known to be safe.\n\nThe fuel cut is 7800 rpm.'),
      ],
      ['of the later manuals, asked for', said('Raise the stock fuel cut to 7500 rpm.')],
      ['of the later manuals, in an NC1', said('An NC1 bears the 7500 rpm of the stock fuel cut.')],
    ],
  ],
  [
    'a lean mixture',
    [
      ['as lambda', said('Set the mixture at full throttle to lambda 0.95.')],
      ['as air to petrol', procedure('Ask for a mixture of 14.2 at full throttle.')],
      ['as air to petrol, a little', procedure('Ask for a mixture of 13.8 at full throttle.')],
      ['with the throttle first', procedure('At full throttle, set lambda to 0.98.')],
      ['in other words', procedure('Set lambda at wide-open throttle to 0.98.')],
      ['in a whole number', said('At full throttle AFR 15 gives power.')],
      ['by the pedal', said('With the pedal to the floor lambda 0.98 is best.')],
      ['in short', procedure('Lambda at WOT: use 0.98.')],
      ['in the passive', procedure('The mixture at full throttle becomes lambda 0.98.')],
      ['as code', procedure('Set the mixture at full throttle to `0.98`.')],
      ['in the next sentence', procedure('Open the mixture of full throttle. Type 0.98.')],
      [
        'asked for beside a warning',
        said('0.95 at full throttle can break an engine. Set lambda to 0.95.'),
      ],
      ['in a row', row('| Full throttle lambda | 0.98 |', '| 3000 rpm | 0.98 |')],
    ],
  ],
  [
    'what defeats a guard',
    [
      ['by its table', said(':::note\n\nLook at `[Patch] Immobilizer Bypass - FULL`.\n\n:::')],
      ['in a step', procedure('Look at the immobiliser.')],
      [
        'in open prose',
        said('The immobiliser is off when `[Patch] Immobilizer Bypass - FULL` is 1.'),
      ],
      ['in a note', said(':::note\n\nThe immobiliser is off at 1.\n\n:::')],
      ['in a row', row('| Table | Value |', '| `[Patch] Immobilizer Bypass - FULL` | 1 |')],
      ['a fault code', said('Set `P0421` to 0 and the lamp stays dark.')],
      ['a fault code in a step', procedure('Set the DTC flag to 0.')],
      ['a fault code without figure', said('Disable P0421 and drive on.')],
      ['a monitor', said('`P0140 - RO2S No Activity Check Monitor - Enrichment Limit` holds 0.')],
      ['a table filled', said('The EGR valve stays shut with 00 in every cell.')],
      ['exhaust recirculation', said('Fill `EGR Target` with zero.')],
      ['fuel vapour', said('For the purge enter 12 in each cell.')],
      [
        'the rear sensor',
        said('With the trim of the rear oxygen sensor at 0 the lamp stays dark.'),
      ],
      ['the catalyst check', said('Switch off the catalyst check.')],
    ],
  ],
];

describe.each(refused)('refused: %s', (kind, cases) => {
  it.each(cases)('%s', (_case, source) => {
    const found = dangerousAdviceIn(source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(kind);
  });
});

it('refuses the same in a text of the data', () => {
  expect(dangerousAdviceInText('a', 'The fuel cut goes to `7800` rpm.')).toHaveLength(1);
  expect(dangerousAdviceInText('a', 'Set `P0421` to 0.')).toHaveLength(1);
});

describe('passes', () => {
  it.each([
    ['a flash with its battery in the same place', procedure('Charge the battery. Press F.')],
    ['a flash that sends to the battery', procedure('Press F.')],
    ['what is written down', withoutBattery('Write down the ID with the car.')],
    [
      'a rev limit with its doubt',
      said('No figure is known to be safe. One file cuts fuel cut at 7800 rpm.'),
    ],
    [
      'a rev limit that sends to the doubt',
      said('A fuel cut of 7800 rpm: <See id="rev-limiter" />.'),
    ],
    ['the stock fuel cut of a later manual', said('The fuel cut of an NC2 stands at 7500 rpm.')],
    ['the speed limiter', said('The speed limiter of 7200 files stands at 180 km/h.')],
    ['a pull to the limiter', said('Above 7100 rpm, nearly to the limiter, duty passes 85 %.')],
    ['a rich target', procedure('Set the mixture at full throttle to lambda 0.88.')],
    [
      'a limit of lean',
      said('At full throttle a lambda leaner than 0.92 means: make no next pull.'),
    ],
    ['a lean mixture at part throttle', said('At part throttle lambda swings from 0.98 to 1.02.')],
    ['a load', said('At full throttle, load 1.0, lambda is 0.85.')],
    ['a fault code that tells', said('P0011 comes at 15° past the target: switch off at once.')],
    ['a fault code in a step', procedure('If P0601 appears: set 1998 again.')],
    ['what the guide has not', said('It holds no instructions that defeat the immobiliser.')],
    ['what harms the catalyst', said('A misfire can ruin the catalyst.')],
  ])('%s', (_case, source) => {
    expect(dangerousAdviceIn(source)).toEqual([]);
  });
});

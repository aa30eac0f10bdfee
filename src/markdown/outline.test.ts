import { afterEach, describe, expect, it } from 'vitest';
import { outlineOf } from './outline';
import { removeFixture, fixtureGuide } from './testing/runPlugin';

let docs = '';
const outline = (chapters: Readonly<Record<string, string>>) => {
  docs = fixtureGuide(chapters);
  return outlineOf(docs);
};

afterEach(() => removeFixture(docs));

const head = (id: string) => `## ${id} {/* #${id} */}\n`;

describe('outlineOf', () => {
  it('numbers chapters by their place in the plan, written or not', () => {
    const { chapters } = outline({ one: head('one'), two: '', three: head('three') });
    expect(chapters.map(({ number, exists }) => [number, exists])).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ]);
  });

  it('numbers sections, tables, figures and formulas each from 1', () => {
    const { byId } = outline({
      one: `${head('one')}
### A {/* #a */}

<DataTable id="t1" caption="x">
</DataTable>

#### Small {/* #small */}

### B {/* #b */}

<Figure id="f1" caption="x">
</Figure>

<DataTable id="t2" caption="x">
</DataTable>

<Formula id="q1">

$$\\frac{1}{2}$$

</Formula>
`,
    });
    const numbers = ['one', 'a', 'small', 'b', 't1', 't2', 'f1', 'q1'].map(
      (id) => byId.get(id)?.number,
    );
    expect(numbers).toEqual([
      '1',
      '1.1',
      '',
      '1.2',
      'Table 1.1',
      'Table 1.2',
      'Fig. 1.1',
      'Formula 1.1',
    ]);
  });

  it('keeps the heading text free of number and id', () => {
    expect(outline({ one: head('one') }).byId.get('one')?.title).toBe('one');
  });

  it.each([
    ['a heading without an id', `${head('one')}\n### No id\n`, /has no id/],
    ['an id that stands twice', `${head('one')}\n### A {/* #one */}\n`, /already taken/],
    ['a chapter with another first heading', '## Other {/* #other */}\n', /#one/],
    ['a heading below ####', `${head('one')}\n##### Deep {/* #deep */}\n`, /down to ####/],
    [
      'a table without an id',
      `${head('one')}\n<DataTable caption="x">\n</DataTable>\n`,
      /has no id/,
    ],
  ])('refuses %s', (_what, text, message) => {
    expect(() => outline({ one: text })).toThrow(message);
  });
});

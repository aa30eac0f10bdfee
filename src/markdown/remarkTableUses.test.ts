import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameUsesOf } from './nameUses';
import { remarkTableUses } from './remarkTableUses';
import { remarkTerms } from './remarkTerms';
import { runPlugin, removeFixture, fixtureGuide } from './testing/runPlugin';

const tune = `## Tune {/* #tune */}

Before the sections \`RPM\`.

### Scale {/* #scale */}

Open \`Load Scaling\`, then \`Load Scaling\` and \`RPM\`.

#### Smaller {/* #smaller */}

| Table |
| --- |
| \`Load Limit \\| No Fault\` |

### Other {/* #other */}

Again \`Load Scaling\`.
`;

let docs = '';
beforeAll(() => {
  docs = fixtureGuide({
    tune,
    reference: '## Reference {/* #reference */}\n\n`Load Scaling` and `RPM`\n',
  });
});
afterAll(() => removeFixture(docs));

const links = (tree: string): string[] =>
  [...tree.matchAll(/"value":"(#(?:table|parameter)-[^"]+)"/g)].map(([, href = '']) => href);

describe('the names in code', () => {
  it('link to their row at the first mention in each section', () => {
    const tree = runPlugin(
      remarkTableUses,
      '### A\n\n`Load Scaling`, `Load Scaling`, `RPM`\n\n#### b\n\n`RPM`\n\n### C\n\n`RPM`',
    );
    expect(links(tree)).toEqual(['#table-load-scaling', '#parameter-RPM', '#parameter-RPM']);
  });

  it('link only if they are exact: neither a beginning, nor a part, nor other words', () => {
    expect(links(runPlugin(remarkTableUses, '`Load`, `LOADS`, `RPM = rpm`, `rpm`, `KR`'))).toEqual(
      [],
    );
    const longer = '`Load Scaling - VCT Comp Add | VCT > 5`';
    expect(links(runPlugin(remarkTableUses, longer))).toEqual([
      '#table-load-scaling-vct-comp-add-vct-5',
    ]);
  });

  it('stay as they are in headings, links and terms', () => {
    const kept = '### `Load Scaling`\n\n[`Load Scaling`](#x) <Term>`Load Scaling`</Term>';
    expect(links(runPlugin(remarkTableUses, kept))).toEqual([]);
    const term = runPlugin(remarkTerms, '<Term of="LTFT">`FT_LONG`</Term>');
    expect(term).toContain('#term-ltft');
  });

  it.each([
    ['`Load Scaling - Nonsense`', /no table is called "Load Scaling - Nonsense"/],
    ['`Spark Limit | Idle`', /no table is called/],
    ['`load scaling`', /is spelt "Load Scaling"/],
  ])('refuses %s', (markdown, message) => {
    expect(() => runPlugin(remarkTableUses, markdown)).toThrow(message);
  });

  it('lets categories and other code pass', () => {
    const code = '`Engine Load - Scaling`, `File > Options`, `a-b`, `x|y`, `--flag`';
    expect(() => runPlugin(remarkTableUses, code)).not.toThrow();
  });
});

describe('the uses', () => {
  it('are the sections of every chapter but the reference, each once', () => {
    const { table, parameter } = nameUsesOf(docs);
    expect(table['Load Scaling']).toEqual([
      ['1.1', 'scale'],
      ['1.2', 'other'],
    ]);
    expect(table['Load Limit | No Fault']).toEqual([['1.1', 'scale']]);
    expect(parameter.RPM).toEqual([
      ['1', 'tune'],
      ['1.1', 'scale'],
    ]);
  });

  it('are thinned out to the first of each chapter where there are many', () => {
    const sections = (chapter: string): string =>
      [1, 2, 3, 4].map((n) => `### S {/* #${chapter}-${n} */}\n\n\`RPM\`\n`).join('\n');
    const many = fixtureGuide({
      one: `## One {/* #one */}\n\n${sections('one')}`,
      two: `## Two {/* #two */}\n\n${sections('two')}`,
    });
    expect(nameUsesOf(many).parameter.RPM).toEqual([
      ['1.1', 'one-1'],
      ['2.1', 'two-1'],
    ]);
    removeFixture(many);
  });

  it('are given to the two lists', () => {
    const tree = runPlugin(remarkTableUses, '<RomTableList />\n\n<LoggingParameterTable />', docs);
    expect(tree).toContain('"name":"uses"');
    expect(tree).toContain(JSON.stringify(JSON.stringify([['1.1', 'scale']])).slice(1, -1));
  });
});

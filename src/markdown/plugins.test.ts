import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remarkHouseRules } from './remarkHouseRules';
import { remarkJobTitles } from './remarkJobTitles';
import { remarkRepository } from './remarkRepository';
import { remarkSee } from './remarkSee';
import { remarkSources } from './remarkSources';
import { remarkTerms } from './remarkTerms';
import { runPlugin, removeFixture, fixtureGuide } from './testing/runPlugin';

let docs = '';
beforeAll(() => {
  docs = fixtureGuide({ one: '## One {/* #one */}\n\n### Part {/* #part */}\n' });
});
afterAll(() => removeFixture(docs));

describe('remarkSources', () => {
  it('turns a key into a mark that cannot part from its word', () => {
    const tree = runPlugin(remarkSources, 'It warns.[romdrop-eula] Then');
    expect(tree).toContain('"href","value":"#source-romdrop-eula"');
    expect(tree).toContain('"It warns."');
    expect(runPlugin(remarkSources, 'It warns –[romdrop-eula]')).toContain('"It warns –\u2060"');
    expect(runPlugin(remarkSources, '`Name`[romdrop-eula]')).toContain('"\u2060"');
    expect(tree).not.toContain('[romdrop-eula]');
  });

  it('shows one source as a cut bar, files and two sources as a whole one', () => {
    const said = runPlugin(remarkSources, 'Said.[guide]');
    expect(said).toContain('#source-guide');
    expect(said).not.toContain('"checked"');
    expect(runPlugin(remarkSources, 'Read.[romdrop-eula]')).toContain('"checked"');
    expect(runPlugin(remarkSources, 'Said.[guide, romdrop-readme]')).toContain('"checked"');
  });

  it('shows what two readers found in the program as a whole bar, what one found as a cut one', () => {
    expect(runPlugin(remarkSources, 'Read.[program]')).toContain('"checked"');
    const one = runPlugin(remarkSources, 'Read.[program-one]');
    expect(one).toContain('#source-program-one');
    expect(one).not.toContain('"checked"');
  });

  it.each([
    'guide, guide-pictures',
    'guide, inferred',
    'ncflash-readme, ncflash-later',
    'computed',
  ])('does not let %s confirm each other', (keys) => {
    expect(runPlugin(remarkSources, `Said.[${keys}]`)).not.toContain('"checked"');
  });

  it('never calls what was computed here checked', () => {
    expect(runPlugin(remarkSources, 'Said.[definitions, computed]')).toMatch(
      /"checked".*definitions(?!.*"checked").*computed/,
    );
  });

  it('refuses an unknown key, but leaves code alone', () => {
    expect(() => runPlugin(remarkSources, 'Said.[nobody]')).toThrow(
      /no source has the key \[nobody\]/,
    );
    expect(runPlugin(remarkSources, '`[nobody]`')).toContain('[nobody]');
  });
});

describe('remarkTerms', () => {
  it('links a term to its explanation, also under other words', () => {
    expect(runPlugin(remarkTerms, 'The <Term>LTFT</Term> is')).toContain('"#term-ltft"');
    expect(runPlugin(remarkTerms, 'The <Term of="LTFT">learned trim</Term> is')).toContain(
      '"#term-ltft"',
    );
  });

  it('refuses an unknown term', () => {
    expect(() => runPlugin(remarkTerms, 'A <Term>flux capacitor</Term>')).toThrow(
      /no term "flux capacitor"/,
    );
  });
});

describe('remarkSee', () => {
  it('prints the number and links', () => {
    const tree = runPlugin(remarkSee, 'In <See id="part" />.', docs);
    expect(tree).toContain('"1.1"');
    expect(tree).toContain('"#part"');
  });

  it('refuses an id that is nowhere', () => {
    expect(() => runPlugin(remarkSee, 'In <See id="gone" />.', docs)).toThrow(/leads nowhere/);
  });
});

it('remarkRepository leads to the repository that the site is built from', () => {
  const inFork = () => remarkRepository({ repository: 'https://example.org/a/b' });
  const tree = runPlugin(inFork, '[PDF](repository:releases/latest) [x](https://example.org)');
  expect(tree).toContain('"url":"https://example.org/a/b/releases/latest"');
  expect(tree).toContain('"url":"https://example.org"');
});

describe('remarkJobTitles', () => {
  it('gives what offers a job the title of its section', () => {
    const text = ['### Read', '<Job />', '#### Small', '### Flash', '<DoThisJob />'].join('\n\n');
    const titles = [
      ...runPlugin(remarkJobTitles, text).matchAll(/"name":"title","value":"(\w+)"/g),
    ];
    expect(titles.map(([, title]) => title)).toEqual(['Read', 'Flash']);
  });
});

describe('remarkHouseRules', () => {
  it.each([
    ['a heading with code', '### The `Load Scaling` table', /plain text/],
    ['a bare table', '| a | b |\n|---|---|\n| 1 | 2 |', /needs <DataTable/],
    ['a picture', '![x](y.png)', /drawn as components/],
  ])('refuses %s', (_what, markdown, message) => {
    expect(() => runPlugin(remarkHouseRules, markdown)).toThrow(message);
  });

  it('lets each section tell once how we know', () => {
    const told = ':::how-we-know\n\nRead.\n\n:::';
    const of = (...blocks: string[]) => blocks.join('\n\n');
    const sections = of('### One', told, '### Two', '#### Small', told);
    expect(() => runPlugin(remarkHouseRules, sections)).not.toThrow();
    expect(() => runPlugin(remarkHouseRules, of('### One', told, '#### Small', told))).toThrow(
      /a section has one/,
    );
    expect(() => runPlugin(remarkHouseRules, `::::stop\n\n${told}\n\n::::`)).toThrow(
      /in no other block/,
    );
  });

  it('refuses steps that no button opens in the job view', () => {
    const steps = ':::steps\n\n1. Act.\n\n:::';
    const refused = /steps need <Job/;
    const of = (...blocks: string[]) => blocks.join('\n\n');
    expect(() => runPlugin(remarkHouseRules, of('### One', steps))).toThrow(refused);
    expect(() => runPlugin(remarkHouseRules, of('<DoThisJob />', '### One', steps))).toThrow(
      refused,
    );
    expect(() => runPlugin(remarkHouseRules, of('### One', '<DoThisJob />', steps))).not.toThrow();
    expect(() => runPlugin(remarkHouseRules, of('### One', '<Job />', steps))).not.toThrow();
  });

  it('lets a table inside DataTable pass', () => {
    const table = '<DataTable id="t">\n\n| a |\n|---|\n| 1 |\n\n</DataTable>';
    expect(() => runPlugin(remarkHouseRules, table)).not.toThrow();
  });
});

import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { layerTable } from '../../architecture.mjs';

const squeezed = (table: string) => table.replace(/ +/g, ' ').replace(/-{2,}/g, '---').trim();

it('the table of layers in CONTRIBUTING is the one that lint enforces', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const [, table = ''] = /<!-- layers -->(.*?)<!-- \/layers -->/s.exec(text) ?? [];
  expect(squeezed(table)).toBe(squeezed(layerTable()));
});

const rules = [
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-syntax',
  'no-restricted-globals',
];

async function violations(filePath: string, code: string): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfig: {
      languageOptions: { parserOptions: { projectService: false, project: null } },
    },
    ruleFilter: ({ ruleId }) => rules.includes(ruleId),
  });
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

it.each([
  ['a static import upward', 'src/calculations/x.ts', "import '../components/article/Mark';"],
  ['the same by the alias', 'src/data/x.ts', "import '@site/src/calculations/gears/gearTable';"],
  ['a dynamic import', 'src/components/article/x.ts', "void import('../instruments/names');"],
  ['a worker', 'src/calculations/x.ts', "new URL('../client/islands.ts', import.meta.url);"],
  ['the kit of one of its users', 'src/components/instruments/kit/x.ts', "import '../MyCar/car';"],
  ['React in a computation', 'src/calculations/x.ts', "import 'react';"],
  ['React in the search', 'src/search/x.ts', "import 'react';"],
  ['a package in the facts', 'src/data/x.ts', "import 'clsx';"],
  ['the browser in a computation', 'src/calculations/x.ts', 'document.title;'],
  ['a script', 'src/components/article/x.ts', "import '../../../scripts/serve';"],
])('lint refuses %s', async (_name, file, code) => {
  expect(await violations(file, code)).toHaveLength(1);
});

it.each([
  ['src/components/article/x.ts', "import '@site/src/calculations/text/plainText';"],
  [
    'src/components/instruments/Gears/x.ts',
    "import '../kit/Answer'; import '../../figures/kit/Plot';",
  ],
  [
    'src/components/index.ts',
    "import './figures/pictures'; import './instruments/kit/island/island';",
  ],
])('lint allows what the table allows in %s', async (file, code) => {
  expect(await violations(file, code)).toEqual([]);
});

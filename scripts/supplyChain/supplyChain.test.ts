/**
 * What is installed to build the guide, and what runs in its workflows, is fixed to the byte: exact
 * versions, checked content, actions by commit, and no more rights than each job needs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string): string => readFileSync(file, 'utf8');

const manifest = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
    overrides: v.record(v.string(), v.string()),
  }),
  JSON.parse(read('package.json')),
);

const lock = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({ integrity: v.optional(v.string()), resolved: v.optional(v.string()) }),
    ),
  }),
  JSON.parse(read('package-lock.json')),
);

describe('what is installed', () => {
  it('is named by exact version', () => {
    const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
    const loose = Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it('has its content checked, package by package', () => {
    const installed = Object.entries(lock.packages).filter(([place]) => place !== '');
    expect(installed.length).toBeGreaterThan(1000);
    expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual(
      [],
    );
  });

  it('comes from the registry alone, whichever npm is set to', () => {
    const elsewhere = Object.entries(lock.packages).filter(([, { resolved }]) => resolved);
    expect(elsewhere).toEqual([]);
  });
});

const step = v.object({
  uses: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown())),
});
const job = v.object({
  permissions: v.optional(v.record(v.string(), v.picklist(['read', 'write']))),
  steps: v.optional(v.array(step)),
  'timeout-minutes': v.optional(v.number()),
  uses: v.optional(v.string()),
});
const workflow = v.object({ permissions: v.object({}), jobs: v.record(v.string(), job) });

const folder = path.join('.github', 'workflows');
const workflows = readdirSync(folder).map((file) => {
  const source = read(path.join(folder, file));
  return { file, source, ...v.parse(workflow, parse(source)) };
});
const setup = read('.github/actions/setup/action.yml');

/** The jobs that may write, and what. */
const mayWrite = new Map([
  ['publish', ['pages', 'id-token']],
  // It signs what was built, and runs nothing of it.
  ['attest', ['id-token', 'attestations']],
  // It adds a file to a release.
  ['release-pdf', ['contents']],
]);

describe.each(workflows)('the workflow $file', ({ source, permissions, jobs }) => {
  it('names each action by its commit, with the release beside it', () => {
    const used = `${source}${setup}`.split('\n').filter((line) => /\buses:/.test(line));
    const wrong = used.filter(
      (line) =>
        !/uses: (?:\.\/\.github\/|[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(line),
    );
    expect(wrong).toEqual([]);
  });

  it('grants nothing to all jobs, and to each what it needs', () => {
    expect(permissions).toEqual({});
    for (const [name, { permissions: own = {} }] of Object.entries(jobs)) {
      const writes = Object.keys(own).filter((right) => own[right] === 'write');
      expect(writes, name).toEqual(mayWrite.get(name) ?? []);
    }
  });

  it('leaves no key of the repository behind, and ends in time', () => {
    for (const [name, { steps = [], uses, 'timeout-minutes': minutes }] of Object.entries(jobs)) {
      for (const { uses: action, with: options } of steps)
        if (action?.startsWith('actions/checkout'))
          expect(options?.['persist-credentials'], name).toBe(false);
      if (!uses) expect(minutes, name).toBeLessThanOrEqual(360);
    }
  });

  it('never puts words of others into a script', () => {
    const scripts = source.match(/run: (?:\|\n(?: {10}.*\n)+|.*)/g) ?? [];
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
});

it('publishes nothing whose origin is not signed', () => {
  const deploy = read(path.join(folder, 'deploy.yml'));
  expect(deploy).toMatch(/publish:\n {4}needs: \[build, attest\]/);
  expect(deploy).toMatch(/cd build\n.*find \. -type f .*sha256sum/);
});

it('installs no program that a package brings along', () => {
  expect(setup).toMatch(/npm ci --ignore-scripts/);
});

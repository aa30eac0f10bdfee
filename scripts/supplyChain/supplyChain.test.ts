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
  run: v.optional(v.string()),
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
  // It adds the signed files to a release.
  ['publish-release', ['contents']],
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

  it('runs nothing of others where it may write', () => {
    const writing = Object.entries(jobs).filter(([name]) => mayWrite.has(name));
    const ran = writing.flatMap(([name, { steps = [] }]) =>
      steps
        .map(({ uses = '', run = '' }) => `${name}: ${uses}${run}`)
        .filter((line) =>
          /: \.\/|actions\/(?:checkout|setup-)|\b(?:npm|npx|node|tsx)\b/.test(line),
        ),
    );
    expect(ran).toEqual([]);
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

describe('what is published', () => {
  const deploy = read(path.join(folder, 'deploy.yml'));
  const release = read(path.join(folder, 'release.yml'));

  it.each([
    ['the pages', deploy],
    ['a release', release],
  ])('%s: waits until its origin is signed', (_what, source) => {
    expect(source).toMatch(/ {2}publish(?:-release)?:\n {4}needs: \[build, attest\]/);
    expect(source).toMatch(/ {2}attest:\n {4}needs: build\n/);
    expect(source).toMatch(/CHECKSUMS: \$\{\{ needs\.build\.outputs\.checksums \}\}/);
    expect(source).toMatch(
      /uses: actions\/attest@.*\n {8}with:\n {10}subject-checksums: checksums/,
    );
  });

  it('signs every file of the pages', () => {
    expect(deploy).toMatch(/cd build\n.*find \. -type f .*sha256sum/);
  });

  it('adds to a release the guide and the list of its packages, as they were signed', () => {
    const files = 'nc-miata-tuning.pdf nc-miata-tuning.sbom.json';
    expect(release).toContain('npm sbom --sbom-format cyclonedx > pdf/nc-miata-tuning.sbom.json');
    expect(release).toContain(`sha256sum ${files};`);
    expect(release).toContain('sha256sum --check --strict');
    expect(release).toContain(`gh release upload "$TAG" ${files} --clobber`);
  });
});

describe('what `npm test` has no time for', () => {
  const scheduled = workflows.filter(({ source }) => /^ {2}schedule:$/m.test(source));

  it.each([
    ...['engines', 'faults', 'looks', 'mutations', 'breakages'],
    ...['reproducible', 'vulnerabilities'],
  ])('npm run %s runs at fixed times', (name) => {
    const runs = scheduled.flatMap(({ jobs }) =>
      Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run }) => run ?? '')),
    );
    expect(runs.filter((run) => new RegExp(`^npm run ${name}\\b`).test(run))).toHaveLength(1);
  });
});

it('installs no program that a package brings along', () => {
  expect(setup).toMatch(/npm ci --ignore-scripts/);
});

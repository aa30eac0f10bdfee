import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from '.';

const notSubjects = ['index.ts', 'limit.ts', 'thresholds.ts'];
const subjectFiles = readdirSync('src/data/limits').filter(
  (name) => !name.includes('.test.') && !notSubjects.includes(name),
);

/** The names that the subjects give to their limits, one after the other. */
async function namesOfSubjects(): Promise<readonly string[]> {
  const subjects = await Promise.all(
    subjectFiles.map(async (name) => {
      const subject = name.replace('.ts', '');
      const path = resolve('src/data/limits', name);
      const exported = (await import(/* @vite-ignore */ path)) as Readonly<Record<string, object>>;
      return Object.keys(exported[subject] ?? {});
    }),
  );
  return subjects.flat();
}

it('holds the limits of all subjects, and no name twice: the later would take the place of the earlier', async () => {
  const names = await namesOfSubjects();
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.toSorted()).toEqual(Object.keys(limits).toSorted());
});

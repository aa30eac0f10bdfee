/**
 * `npm run check:repeats`: lists the exact names that the chapters tell with the same number in more than
 * two sections. Each fact has one home; elsewhere stands at most one short reminder with a link.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allowedRepeats } from './repeats/allowed';
import { repeatErrors, repeatsIn } from './repeats/repeats';
import { statementsOf } from './repeats/statements';

const chapters = path.resolve('docs/_chapters');
const statements = readdirSync(chapters).flatMap((name) =>
  statementsOf(readFileSync(path.join(chapters, name), 'utf8')),
);
const errors = repeatErrors(repeatsIn(statements), allowedRepeats);
console.log(
  errors.length > 0
    ? errors.join('\n')
    : `No fact is told in more than two sections, but for ${allowedRepeats.length} with a reason.`,
);
process.exitCode = errors.length > 0 ? 1 : 0;

/**
 * `npm run check:mutations`: whether every mutation still finds what it breaks, in the sources and in
 * the finished builds. To try them all takes `npm run mutations` most of an hour; a pattern that no
 * longer matches is found here at once.
 */
import { readFileSync } from 'node:fs';
import type { Mutation } from '../tests/conformance/mutation';
import { mutations } from '../tests/conformance/mutations';
import { mutatedPlace } from './mutations/mutatedPlace';

const changesSomething = (mutation: Mutation): boolean =>
  mutatedPlace(mutation, process.cwd()).some((file) => {
    const text = readFileSync(file, 'utf8');
    return text.replace(mutation.find, mutation.put) !== text;
  });

const lost = mutations.filter((mutation) => !changesSomething(mutation));
for (const { row, breaks, find } of lost)
  console.error(`R${row} ${breaks}: ${find} matches nothing`);
console.log(`${mutations.length - lost.length} of ${mutations.length} mutations find their place`);
process.exitCode = lost.length === 0 ? 0 : 1;

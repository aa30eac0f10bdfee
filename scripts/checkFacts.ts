/** `npm run check:facts`: every fact of the data is on the built page, in its own row. */
import { expectedFacts, missingFacts } from './builtSite/missingFacts';
import { wholePage } from './builtSite/wholePage';

const folder = process.argv[2] ?? 'build';
const page = wholePage(folder).window.document;

const missing = Object.values(expectedFacts).flatMap((facts) => missingFacts(page, facts));
for (const each of missing) console.error(each);
const counts = Object.entries(expectedFacts).map(([kind, facts]) => `${facts.length} ${kind}s`);
console.log(`${counts.join(', ')}: ${missing.length} missing`);
process.exitCode = missing.length === 0 ? 0 : 1;

/** `npm run check:facts`: every fact of the data is on the built page, in its own row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expectedFacts, missingFacts } from './builtSite/missingFacts';

const folder = process.argv[2] ?? 'build';
const page = new JSDOM(readFileSync(join(folder, 'index.html'), 'utf8')).window.document;

const missing = Object.values(expectedFacts).flatMap((facts) => missingFacts(page, facts));
for (const each of missing) console.error(each);
const counts = Object.entries(expectedFacts).map(([kind, facts]) => `${facts.length} ${kind}s`);
console.log(`${counts.join(', ')}: ${missing.length} missing`);
process.exitCode = missing.length === 0 ? 0 : 1;

/**
 * `npm run ids`: adds the addresses that are new to the list of published ones. What is in the list
 * stays in it, whether it is still there or not: a test asks where it went.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Addresses, addressesOf, allOf } from '../src/markdown/publishedIds';

const list = path.resolve('src/data/published-ids.json');

const listed = JSON.parse(readFileSync(list, 'utf8')) as Addresses;
const known = new Set(allOf(listed));
const present = addressesOf(path.resolve('docs'));

const fresh = (place: string): readonly string[] =>
  (present[place] ?? []).filter((id) => !known.has(id));
const places = [...new Set([...Object.keys(present), ...Object.keys(listed)])];
const merged = places.map((place) => [place, [...(listed[place] ?? []), ...fresh(place)]] as const);

const lines = merged
  .filter(([, ids]) => ids.length > 0)
  .map(([place, ids]) => {
    const inner = ids.map((id) => `    ${JSON.stringify(id)}`).join(',\n');
    return `  ${JSON.stringify(place)}: [\n${inner}\n  ]`;
  });
writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${places.flatMap(fresh).length} addresses added, ${known.size} were known.`);

/**
 * `npm run vulnerabilities`: asks npm whether anything that is installed is known to be vulnerable. Fails
 * unless `supplyChain/explained.ts` says of every finding why it may stay, and if npm does not answer.
 */
import { spawnSync } from 'node:child_process';
import { explained } from './supplyChain/explained';
import { findingsIn } from './supplyChain/findings';

// It ends with an error if it finds something, and writes its report all the same.
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const { unexplained, idle } = findingsIn(JSON.parse(stdout), explained);
for (const line of unexplained) console.log(line);
for (const id of idle) console.log(`${id} is explained, but no longer found`);
console.log(`${unexplained.length} findings without an explanation, ${explained.length} with one.`);
process.exitCode = unexplained.length + idle.length > 0 ? 1 : 0;

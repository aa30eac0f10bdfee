/**
 * `npm run breakages`: breaks the code that makes a table of a log, one line at a time, and asks whether a
 * unit test turns red. Nothing on the disk is changed. The last line is `N of N breakages caught`.
 *
 * `-- --only gate` tries those whose words hold "gate".
 */
import { parseArgs } from 'node:util';
import { breakages } from '../tests/breakages/readLog';
import { firstRed } from './breakages/firstRed';
import { run } from './program/run';

async function tryAll(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const chosen = breakages.flatMap(({ breaks }, place) =>
    breaks.includes(values.only) ? [place] : [],
  );
  let caught = 0;
  for (const place of chosen) {
    const red = await firstRed(place);
    console.log(
      `${red === undefined ? 'SURVIVED' : 'caught  '}  ${breakages[place]?.breaks}: ${red ?? 'all stay green'}`,
    );
    if (red !== undefined) caught += 1;
  }
  console.log(`\n${caught} of ${chosen.length} breakages caught`);
  process.exitCode = chosen.length > 0 && caught === chosen.length ? 0 : 1;
}

void run(tryAll());

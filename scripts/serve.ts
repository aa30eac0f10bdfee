/**
 * `npm run serve`: shows the built guide as GitHub Pages would serve it.
 * `npm run serve -- --port 8080 --folder build` takes another port or folder.
 */
import { parseArgs } from 'node:util';
import { run } from './program/run';
import { basePathOfBuild } from './server/basePath';
import { listen } from './server/listen';

async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: 'build' },
      port: { type: 'string', default: '3000' },
    },
  });
  const { url } = await listen(
    { folder: values.folder, basePath: basePathOfBuild(values.folder) },
    Number(values.port),
  );
  console.log(`The guide is at ${url} (Ctrl-C ends it)`);
}

void run(serve());

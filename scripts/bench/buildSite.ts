import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds a Docusaurus site from nothing, without what an earlier build has kept.
 *
 * @returns seconds that it took
 * @throws with all that the build printed if it failed
 */
export async function buildSite(folder: string): Promise<number> {
  for (const kept of ['.docusaurus', 'build', path.join('node_modules', '.cache')])
    rmSync(path.join(folder, kept), { recursive: true, force: true });
  const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const start = performance.now();
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const keep = (part: Buffer): void => {
      said += part.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`The build of ${folder} failed:\n${said}`));
    });
  });
  if (!output.includes('Generated static files'))
    throw new Error(`The build of ${folder} wrote nothing:\n${output}`);
  return (performance.now() - start) / 1000;
}

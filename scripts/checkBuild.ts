/**
 * `npm run check:build`: makes the production build anew and fails if it fails or prints a warning.
 * The old build goes first, so that no later check can pass on a stale one.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildWarnings } from './builtSite/buildWarnings';

rmSync('build', { recursive: true, force: true });
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const { status, signal, stdout, stderr } = spawnSync(process.execPath, [docusaurus, 'build'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  // A build takes a minute at most; one that hangs is ended and fails.
  timeout: 600_000,
});
const log = stdout + stderr;
console.log(log);

const warnings = buildWarnings(log);
if (status !== 0) console.error(`The build ended with ${status ?? String(signal)}.`);
if (warnings.length > 0) console.error(`The build warned:\n${warnings.join('\n')}`);
process.exitCode = status === 0 && warnings.length === 0 ? 0 : 1;

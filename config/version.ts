import { execFileSync } from 'node:child_process';

/**
 * Date of the last commit, `2026-11-22`: the version that readers see. Empty where the sources are no
 * checkout.
 */
export const version = ((): string => {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
})();

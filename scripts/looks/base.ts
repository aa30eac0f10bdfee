import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const exists = (revision: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

const noCommit = /^0*$/;

/**
 * The commit that the working state is compared with: the one asked for; on a branch where it left main;
 * on main the last commit if something is not yet committed, and the one before it if nothing is.
 *
 * @param asked a revision; empty, or all zeros as a workflow writes it, for none
 * @throws if the revision is not in this checkout, or there is nothing to compare with
 */
export function baseCommit(asked = ''): string {
  if (!noCommit.test(asked)) {
    if (!exists(asked)) throw new Error(`${asked} is not in this checkout.`);
    return git('rev-parse', `${asked}^{commit}`);
  }
  const head = git('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find(exists);
  const left = main === undefined ? head : git('merge-base', 'HEAD', main);
  if (left !== head || git('status', '--porcelain') !== '') return left;
  if (!exists('HEAD^')) throw new Error('There is no commit before this one to compare with.');
  return git('rev-parse', 'HEAD^');
}

/** What a change of words alone can touch. */
const prose = /^(?:docs\/|project-words\.txt$|[^/]+\.md$)/;

/** Whether nothing but words has changed since a commit; what is not committed counts. */
export function onlyProseSince(base: string): boolean {
  const changed = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '');
  return changed.every((file) => prose.test(file));
}

/** What the trailers `Looks: …` of all commits after the base say. */
export const trailersSince = (base: string): string[] =>
  git('log', '--format=%(trailers:key=Looks,unfold=true)', `${base}..HEAD`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(line.indexOf(':') + 1).trim());

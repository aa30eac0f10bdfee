import type { LimitName } from '@site/src/data/limits';
import type { Notice } from '../limits/notice';
import { findingNotice } from '../pullCheck/findingNotice';
import type { LogPull } from './LogAnalysis';

/** Findings about the engine; all others doubt the rows. */
const ofEngine: ReadonlySet<LimitName> = new Set(['pullKnocks', 'pullCoolantEndsSession']);

/**
 * What speaks against a pull of a log: `engine`, what can hurt it, and `rows`, why little or nothing can be
 * drawn from them. Silence about a column that was not logged proves nothing.
 */
export function pullNotices({ notices, findings }: Pick<LogPull, 'notices' | 'findings'>): {
  readonly engine: readonly Notice[];
  readonly rows: readonly Notice[];
} {
  const found = findings.map((finding) => findingNotice(finding, 'This pull'));
  return {
    engine: [...notices, ...found.filter(({ limit }) => ofEngine.has(limit))],
    rows: found.filter(({ limit }) => !ofEngine.has(limit)),
  };
}

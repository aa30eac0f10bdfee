import * as v from 'valibot';

/** A finding that is known and stays, because it harms nobody. */
export interface Explained {
  /** As GitHub names it: `GHSA-…`. */
  readonly advisory: string;
  /** Why it reaches no reader and no maintainer, and when it can go. */
  readonly why: string;
}

const advisory = v.object({ title: v.string(), url: v.string(), severity: v.string() });

/** What `npm audit --json` writes; a name in `via` stands for a package that is in the list itself. */
const report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ via: v.array(v.union([v.string(), advisory])) }),
  ),
});

/** What is to be mended: a line for each. */
export interface Findings {
  readonly unexplained: readonly string[];
  /** Explanations of what is no longer found. */
  readonly idle: readonly string[];
}

/**
 * Compares what npm knows against with what is explained.
 *
 * @throws if npm did not answer with a report
 */
export function findingsIn(answer: unknown, explained: readonly Explained[]): Findings {
  const { vulnerabilities } = v.parse(report, answer);
  const found = new Map(
    Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
      via
        .filter((each) => typeof each !== 'string')
        .map(({ title, url, severity }) => [
          url.slice(url.lastIndexOf('/') + 1),
          `${name}: ${title} (${severity}) ${url}`,
        ]),
    ),
  );
  const known = explained.map((each) => each.advisory);
  return {
    unexplained: [...found].filter(([id]) => !known.includes(id)).map(([, line]) => line),
    idle: known.filter((id) => !found.has(id)),
  };
}

import type { Verdict } from './tryLink';

/** An external address of the guide, and the sections that link to it. */
export interface ExternalLink {
  readonly address: string;
  /** Numbers of sections, or where else it stands. */
  readonly places: readonly string[];
}

/** Without the ways to edit and report: their pages need a login, and each section has its own. */
const isFeedback = (address: string): boolean => /\/(?:edit\/main|issues\/new)\b/.test(address);

const numberAround = (link: Element): string => {
  const part = link.closest('.part');
  const heading = part?.querySelector('h2, h3');
  return heading?.getAttribute('data-number') ?? 'around the text';
};

/** All external addresses of a page, each once. */
export function externalLinks(page: Document): readonly ExternalLink[] {
  const places = new Map<string, Set<string>>();
  for (const link of page.querySelectorAll('a[href^="http"]')) {
    const address = link.getAttribute('href') ?? '';
    if (isFeedback(address)) continue;
    const known = places.get(address) ?? new Set<string>();
    places.set(address, known.add(numberAround(link)));
  }
  return [...places].map(([address, where]) => ({ address, places: [...where] }));
}

/** A link that was tried. */
export interface TriedLink extends ExternalLink {
  readonly verdict: Verdict;
}

const inWords = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'answers':
      return 'answers';
    case 'moved':
      return `moved to ${verdict.to}`;
    case 'refuses':
      return `turns programs away with ${String(verdict.status)}`;
    case 'gone':
      return `gone, ${String(verdict.status)}`;
    case 'fails':
      return verdict.why;
    case 'silent':
      return `no answer within ${String(verdict.afterMs / 1000)} s`;
  }
};

/** The groups of the report, the worst first; what answers is only counted. */
const groups: readonly (readonly [kind: Verdict['kind'], title: string])[] = [
  ['gone', 'Gone'],
  ['fails', 'Answer wrongly'],
  ['silent', 'Do not answer'],
  ['moved', 'Moved for good'],
  ['refuses', 'Turn programs away: look by hand'],
];

/** The report in Markdown. */
export function reportOf(tried: readonly TriedLink[]): string {
  const answering = tried.filter(({ verdict }) => verdict.kind === 'answers').length;
  const parts = groups.flatMap(([kind, title]) => {
    const links = tried.filter(({ verdict }) => verdict.kind === kind);
    if (links.length === 0) return [];
    const lines = links.map(
      ({ address, places, verdict }) => `- ${address} (${places.join(', ')}): ${inWords(verdict)}`,
    );
    return [`## ${title}: ${String(links.length)}`, lines.join('\n')];
  });
  const head = `${String(answering)} of ${String(tried.length)} external links answer.`;
  return `${['# External links', head, ...parts].join('\n\n')}\n`;
}

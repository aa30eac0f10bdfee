import type { Mutation, SourceProofs } from '../mutation';

const inSource =
  (source: string, proofs: SourceProofs) =>
  (row: number, breaks: string, find: RegExp, put: string): Mutation => ({
    row,
    breaks,
    place: { source, proofs },
    find,
    put,
  });

const configuration = inSource('docusaurus.config.ts', 'proofs:wrong');
const server = inSource('scripts/server/pagesAnswer.ts', 'e2e');

/** Breakages of the project's own sources that need no build of the production. */
export const inSources: readonly Mutation[] = [
  inSource('src/components/shell/CrashScreen/causes.ts', 'proofs:components')(
    50,
    'the chain of causes ends at the first',
    /if \(!\(current instanceof Error\)/,
    'if (true',
  ),
  inSource('config/navbarItems.ts', 'proofs:components')(
    53,
    'items stand at the left by default',
    /position: 'right'/,
    "position: 'left'",
  ),
  configuration(90, 'a broken link only warns', /onBrokenLinks: 'throw'/, "onBrokenLinks: 'warn'"),
  configuration(
    91,
    'a broken Markdown link fails the build',
    /onBrokenMarkdownLinks: 'warn'/,
    "onBrokenMarkdownLinks: 'throw'",
  ),
  configuration(
    92,
    'a broken anchor fails the build',
    /onBrokenAnchors: 'warn'/,
    "onBrokenAnchors: 'throw'",
  ),
  configuration(
    93,
    'a duplicate route fails the build',
    /onDuplicateRoutes: 'warn'/,
    "onDuplicateRoutes: 'throw'",
  ),
  server(
    15,
    'the path without a slash is the page as well',
    /return redirectTo\(site\.basePath \+ search\)/,
    "return found('index.html')",
  ),
  server(
    18,
    'a path that is not there answers as if it were',
    /status: 404, file/,
    'status: 200, file',
  ),
];

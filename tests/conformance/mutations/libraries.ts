import type { Mutation, SourceProofs } from '../mutation';

const inLibrary =
  (library: string, file: string, proofs: SourceProofs = 'proofs:components') =>
  (row: number, breaks: string, find: RegExp, put: string): Mutation => ({
    row,
    breaks,
    place: { library, file, proofs },
    find,
    put,
  });

const loading = inLibrary('@docusaurus/core', 'lib/client/theme-fallback/Loading/index.js');
const loadable = inLibrary('react-loadable', 'lib/index.js');

/** What an upgrade of a library could bring: the shell inherits it without a line of its own. */
export const inLibraries: readonly Mutation[] = [
  loading(100, 'the box of a failed chunk has another button', /Retry/, 'Close'),
  loading(101, 'no spinner is drawn', /if \(pastDelay\)/, 'if (false)'),
  loadable(112, 'the timeout never comes', /timedOut: true/g, 'timedOut: false'),
  loadable(117, 'the delay is longer', /delay: 200/, 'delay: 300'),
  inLibrary('@docusaurus/theme-common', 'lib/hooks/useWindowSize.js')(
    86,
    'the desktop begins at another width',
    /desktopBreakpoint = [\w.]+/,
    'desktopBreakpoint = 900',
  ),
  inLibrary('@docusaurus/theme-classic', 'lib/theme/NavbarItem/index.js')(
    107,
    'an unknown item has another message',
    /No NavbarItem component found/,
    'Unknown item',
  ),
];

/**
 * Fetches each page ahead once, and never the one that is open (R23, R24). Stock takes every place of a
 * page for a page of its own: sixteen links to chapters in the drawer asked for all files of the guide
 * sixteen times, which held an old phone up for a second.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Ahead = typeof window.docusaurus;

const pageOf = (address: string): string => new URL(address, window.location.href).pathname;

const isOpen = (page: string): boolean => page === window.location.pathname;

/** The same service, asked for pages instead of places in them. */
function ofPages({ prefetch, preload }: Ahead): Ahead {
  const unlessOpen =
    <Answer>(fetch: (page: string) => Answer) =>
    (address: string): Answer | false => {
      const page = pageOf(address);
      return !isOpen(page) && fetch(page);
    };
  return { prefetch: unlessOpen(prefetch), preload: unlessOpen(preload) };
}

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus offers its service in the same run of the program, after this module.
  queueMicrotask(() => {
    window.docusaurus = ofPages(window.docusaurus);
  });
}

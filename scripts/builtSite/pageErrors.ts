import { headingFaults } from './headingErrors';
import { linkFaults, type Site } from './linkErrors';

/** The same id twice in one page. */
function idFaults(document: Document): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of document.querySelectorAll('[id]')) {
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  return [...twice].map((id) => `the id "${id}" is given more than once`);
}

/** Everything wrong with the ids, headings and links of a built site, one line each. */
export function faultsOfSite(site: Site): string[] {
  return [...site.pages].flatMap(([file, document]) =>
    [...idFaults(document), ...headingFaults(document), ...linkFaults(file, document, site)].map(
      (fault) => `${file}: ${fault}`,
    ),
  );
}

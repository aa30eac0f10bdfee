import { headingErrors } from './headingErrors';
import { linkErrors, type Site } from './linkErrors';

/** The same id twice in one page. */
function idErrors(document: Document): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of document.querySelectorAll('[id]')) {
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  return [...twice].map((id) => `the id "${id}" is given more than once`);
}

/** Everything wrong with the ids, headings and links of a built site, one line each. */
export function errorsOfSite(site: Site): string[] {
  return [...site.pages].flatMap(([file, document]) =>
    [...idErrors(document), ...headingErrors(document), ...linkErrors(file, document, site)].map(
      (error) => `${file}: ${error}`,
    ),
  );
}

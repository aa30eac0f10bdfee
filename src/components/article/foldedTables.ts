/**
 * Puts back the tables that wait as text in the folds of figures below an element: what stands in a
 * `noscript` is text where scripts run (see src/plugins/foldedTables), but elements in an article that
 * was parsed apart, as on the way from the not-found page.
 */
export function putBackTables(root: ParentNode): void {
  for (const waiting of root.querySelectorAll('details noscript'))
    waiting.outerHTML = waiting.firstElementChild?.outerHTML ?? waiting.textContent;
}

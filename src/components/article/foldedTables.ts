/**
 * Puts back the tables that wait as text in the folds of figures below an element: what stands in a
 * `noscript` is text where scripts run (see src/plugins/foldedTables).
 */
export function putBackTables(root: ParentNode): void {
  for (const waiting of root.querySelectorAll('details noscript'))
    waiting.outerHTML = waiting.textContent;
}

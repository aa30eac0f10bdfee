import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

interface Around {
  readonly inFigure: boolean;
  readonly inFold: boolean;
}

const hasId = (node: RootContent): boolean =>
  node.type === 'element' && (node.properties.id !== undefined || node.children.some(hasId));

/** The tables in folds of figures, but for those of instruments, which React takes over as they are. */
function tablesBelow(node: Root | Element, around: Around): readonly Element[] {
  return node.children.flatMap((child): readonly Element[] => {
    if (child.type !== 'element' || child.properties.dataIsland !== undefined) return [];
    if (child.tagName === 'table') return around.inFold ? [child] : [];
    const inFigure = around.inFigure || child.tagName === 'figure';
    const inFold = around.inFold || (inFigure && child.tagName === 'details');
    return tablesBelow(child, { inFigure, inFold });
  });
}

/**
 * The page with a `noscript` around each table in the fold of a figure.
 *
 * @throws if such a table holds an id: links could not find it while it is text
 */
export function withFoldedTables(html: string): string {
  const tables = tablesBelow(fromHtml(html), { inFigure: false, inFold: false });
  let [page, from] = ['', 0];
  for (const table of tables) {
    if (hasId(table))
      throw new Error('guide-folded-tables: a table in the fold of a figure holds an id');
    const start = table.position?.start.offset ?? 0;
    const end = table.position?.end.offset ?? 0;
    page += `${html.slice(from, start)}<noscript>${html.slice(start, end)}</noscript>`;
    from = end;
  }
  return page + html.slice(from);
}

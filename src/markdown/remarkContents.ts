import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Outline, outlineOf } from './outline';

/** The part of the syntax tree of `export const toc = […]` that is read and extended here. */
interface TocLiteral {
  type: string;
  properties?: { key: { name?: string; value?: string }; value: { value?: unknown } }[];
}

const property = (key: string, value: string) => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
  key: { type: 'Identifier', name: key },
  value: { type: 'Literal', value, raw: JSON.stringify(value) },
});

function extend(item: TocLiteral, outline: Outline): void {
  const id = item.properties?.find(({ key }) => (key.name ?? key.value) === 'id')?.value.value;
  const entry = typeof id === 'string' ? outline.byId.get(id) : undefined;
  if (entry?.number) item.properties?.push(property('number', entry.number));
}

/** Adds the numbers of the outline to the list of headings that the page exports as `toc`. */
export function remarkContents({ docsDir }: { docsDir: string }) {
  return (root: Root): void => {
    visit(root, 'mdxjsEsm', (node) => {
      const statement = node.data?.estree?.body[0];
      if (statement?.type !== 'ExportNamedDeclaration') return;
      const declaration = statement.declaration;
      if (declaration?.type !== 'VariableDeclaration') return;
      const [toc] = declaration.declarations;
      if (toc?.id.type !== 'Identifier' || toc.id.name !== 'toc') return;
      if (toc.init?.type !== 'ArrayExpression') return;
      for (const item of toc.init.elements) extend(item as TocLiteral, outlineOf(docsDir));
    });
  };
}

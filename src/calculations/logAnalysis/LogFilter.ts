import type { LogRole } from '../logReading/LogRole';

/** A column that a filter names. */
export type FilterColumn =
  /** Read as a role: in the unit of `logRoles`, whatever the file writes; time counts from the start of its drive. */
  | { readonly kind: 'role'; readonly role: LogRole }
  /** Without a role: the numbers of the file as they stand. */
  | { readonly kind: 'other'; readonly name: string };

/** A number of each row. */
export type FilterNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'column'; readonly column: FilterColumn }
  | { readonly kind: 'negative'; readonly of: FilterNumber }
  | {
      readonly kind: 'arithmetic';
      readonly operator: '+' | '-' | '*' | '/';
      readonly left: FilterNumber;
      readonly right: FilterNumber;
    };

/** True or false of each row. */
export type FilterCondition =
  | {
      readonly kind: 'comparison';
      readonly operator: '<' | '<=' | '>' | '>=' | '=' | '!=';
      readonly left: FilterNumber;
      readonly right: FilterNumber;
    }
  | {
      readonly kind: 'and' | 'or';
      readonly left: FilterCondition;
      readonly right: FilterCondition;
    }
  | { readonly kind: 'not'; readonly of: FilterCondition };

/** A condition of the reader's own that a row must meet. Plain data: it travels to a worker. */
export interface LogFilter {
  /** As the reader wrote it, on one line. */
  readonly text: string;
  readonly condition: FilterCondition;
}

const ofNumber = (node: FilterNumber): readonly FilterColumn[] => {
  switch (node.kind) {
    case 'number':
      return [];
    case 'column':
      return [node.column];
    case 'negative':
      return ofNumber(node.of);
    case 'arithmetic':
      return [...ofNumber(node.left), ...ofNumber(node.right)];
  }
};

const ofCondition = (node: FilterCondition): readonly FilterColumn[] => {
  switch (node.kind) {
    case 'comparison':
      return [...ofNumber(node.left), ...ofNumber(node.right)];
    case 'not':
      return ofCondition(node.of);
    case 'and':
    case 'or':
      return [...ofCondition(node.left), ...ofCondition(node.right)];
  }
};

/** The columns that a filter names, each once, in its order. */
export const columnsOfFilter = ({ condition }: LogFilter): readonly FilterColumn[] => [
  ...new Map(
    ofCondition(condition).map((column) => [
      column.kind === 'role' ? `role ${column.role}` : `other ${column.name}`,
      column,
    ]),
  ).values(),
];

/** The columns without a role that a filter names: the reader of files keeps them only when asked. */
export const othersOfFilter = (filter: LogFilter | null): readonly string[] =>
  filter === null
    ? []
    : columnsOfFilter(filter).flatMap((column) => (column.kind === 'other' ? [column.name] : []));

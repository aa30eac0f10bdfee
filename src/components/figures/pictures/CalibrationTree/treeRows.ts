import type { Branch } from './branches';

/** Left ends of the four columns, and how many families stand in one line. */
export interface TreeColumns {
  readonly market: number;
  readonly gearbox: number;
  readonly families: number;
  readonly perLine: number;
}

export interface TreeRow {
  readonly branch: Branch;
  readonly y: number;
  readonly lines: readonly string[];
}

const lineHeight = 17;

const printed = ({ family, supported, inferred }: Branch['families'][number]): string => {
  const name = supported ? family : `${family}*`;
  return inferred ? `(${name})` : name;
};

/** The branches one below the other, their families broken into lines. */
export const treeRows = (
  branches: readonly Branch[],
  { perLine }: TreeColumns,
): { rows: TreeRow[]; bottom: number } => {
  let free = 4;
  const rows = branches.map((branch, index): TreeRow => {
    const names = branch.families.map(printed);
    const lines = Array.from({ length: Math.ceil(names.length / perLine) }, (_, line) =>
      names.slice(line * perLine, (line + 1) * perLine).join(' '),
    );
    if (index > 0 && branches[index - 1]?.market !== branch.market) free += 6;
    if (index > 0 && branches[index - 1]?.engine !== branch.engine) free += 6;
    const y = free + 13;
    free += lines.length * lineHeight + 3;
    return { branch, y, lines };
  });
  return { rows, bottom: free };
};

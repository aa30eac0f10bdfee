/** The blocks that carry a number of their own inside a chapter, and how it is printed. */
export const numberedBlocks: Readonly<Record<string, string>> = {
  Figure: 'Fig.',
  DataTable: 'Table',
  Formula: 'Formula',
};

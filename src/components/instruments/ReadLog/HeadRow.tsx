import type { ReactNode } from 'react';

/** The head of a table: one row that names its columns. */
export function HeadRow({ heads }: { readonly heads: readonly string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

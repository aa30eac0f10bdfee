import type { ReactNode } from 'react';
import { Drawing } from '../../kit/Drawing';
import { branches } from './branches';
import styles from './styles.module.css';
import { type TreeColumns, type TreeRow, treeRows } from './treeRows';

export interface TreeDrawingProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly columns: TreeColumns;
  readonly className?: string;
}

/** The first row of each group, with the rows of the whole group. */
const groupsBy = (rows: readonly TreeRow[], key: (row: TreeRow) => string): TreeRow[][] => {
  const groups: TreeRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] && key(last[0]) === key(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** A bracket from a group to its parts. */
const bracket = (x: number, ys: readonly number[]): string => {
  const [first = 0, last = first] = [ys[0], ys.at(-1)];
  return `M${x} ${first - 4}V${last - 4}${ys.map((y) => `M${x} ${y - 4}h7`).join('')}`;
};

/** Engine, market, gearbox and families from left to right. */
export function TreeDrawing(props: TreeDrawingProps): ReactNode {
  const { columns, width, className, ...spoken } = props;
  const { rows, bottom } = treeRows(branches(), columns);
  const engines = groupsBy(rows, ({ branch }) => branch.engine);
  return (
    <Drawing {...spoken} width={width} height={bottom + 2} className={className}>
      {engines.map((engine) => {
        const markets = groupsBy(engine, ({ branch }) => branch.market);
        const heads = markets.map(([first]) => first?.y ?? 0);
        return (
          <g key={engine[0]?.y}>
            <text className={styles.engine} x={0} y={engine[0]?.y}>
              {engine[0]?.branch.engine.replace('not known', '–')}
            </text>
            <path className={styles.bracket} d={bracket(columns.market - 11, heads)} />
            {markets.map((market) => (
              <g key={market[0]?.y}>
                <text className={styles.market} x={columns.market} y={market[0]?.y}>
                  {market[0]?.branch.market}
                </text>
                <path
                  className={styles.bracket}
                  d={bracket(
                    columns.gearbox - 11,
                    market.map(({ y }) => y),
                  )}
                />
              </g>
            ))}
          </g>
        );
      })}
      {rows.map(({ branch, y, lines }) => (
        <g key={y}>
          <text className={styles.gearbox} x={columns.gearbox} y={y}>
            {branch.gearbox}
          </text>
          {lines.map((line, index) => (
            <text className={styles.families} x={columns.families} y={y + index * 17} key={line}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </Drawing>
  );
}

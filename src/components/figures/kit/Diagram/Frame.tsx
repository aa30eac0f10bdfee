import clsx from 'clsx';
import type { ReactNode } from 'react';
import { corner, inset, lineHeight, type PlacedBox } from './layout';
import styles from './styles.module.css';

const outline = ({ box, x, y, width, height }: PlacedBox): string =>
  box.kind === 'question'
    ? `M${x + corner} ${y}h${width - 2 * corner}l${corner} ${height / 2}l${-corner} ${height / 2}h${2 * corner - width}l${-corner} ${-height / 2}z`
    : `M${x} ${y}h${width}v${height}h${-width}z`;

/** A box with its words: questions in the middle, all others at the left. */
export function Frame({ placed }: { readonly placed: PlacedBox }): ReactNode {
  const { box, x, y, width, height, lines } = placed;
  const { kind = 'step' } = box;
  const centred = kind === 'question';
  const first = y + (height - lines.length * lineHeight) / 2 + 12;
  return (
    <g className={clsx(styles.box, styles[kind])}>
      {kind !== 'plain' && <path d={outline(placed)} />}
      {lines.map(({ text, as }, index) => (
        <text
          className={styles[as]}
          data-middle={centred ? '' : undefined}
          x={centred ? x + width / 2 : x + inset(box)}
          y={first + index * lineHeight}
          key={index}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface SenseProps {
  readonly x: number;
  readonly y: number;
  readonly word: string;
  readonly way: 'up' | 'down';
}

const arrow = { up: 'v-9m-3 3l3-3l3 3', down: 'm0-9v9m-3-3l3 3l3-3' } as const;

/** What the vertical axis means at one of its ends: a word and an arrow. */
export function Sense({ x, y, word, way }: SenseProps): ReactNode {
  return (
    <>
      <text className={styles.plain} x={x} y={y}>
        {word}
      </text>
      <path className={styles.arrow} d={`M${x + word.length * 6 + 10} ${y}${arrow[way]}`} />
    </>
  );
}

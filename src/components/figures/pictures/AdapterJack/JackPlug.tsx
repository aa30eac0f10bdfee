import type { ReactNode } from 'react';
import styles from './styles.module.css';

const contacts = [
  { name: 'Tip', says: 'analogue, OBD pin 12', at: 26, row: 172 },
  { name: 'Ring', says: 'RS-232 receive', at: 82, row: 148 },
  { name: 'Sleeve', says: 'ground', at: 138, row: 124 },
] as const;
/** Where the words begin. */
const words = 172;

/** The plug from its point at the left to the cable at the right, with a leader from each contact. */
export function JackPlug(): ReactNode {
  return (
    <>
      <path
        className={styles.metal}
        d="M10 46C10 38 18 32 26 32L44 36 52 40V52L44 56 26 60C18 60 10 54 10 46z"
      />
      <path className={styles.gap} d="M54 38h8v16h-8z" />
      <path className={styles.metal} d="M64 36h36v20h-36z" />
      <path className={styles.gap} d="M102 36h8v20h-8z" />
      <path className={styles.metal} d="M112 36h52v20h-52z" />
      <path className={styles.body} d="M164 22h96v48h-96z" />
      <path className={styles.cable} d="M260 46h80" />
      {contacts.map(({ name, says, at, row }) => (
        <g key={name}>
          <circle className={styles.end} cx={at} cy={46} r={3.5} />
          <path className={styles.leader} d={`M${at} 46V${row - 4}H${words - 6}`} />
          <text className={styles.name} x={words} y={row}>
            {name}
          </text>
          <text className={styles.says} x={words} y={row} dx={name.length * 7 + 4}>
            {says}
          </text>
        </g>
      ))}
    </>
  );
}

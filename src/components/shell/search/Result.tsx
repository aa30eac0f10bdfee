import { Icon } from '@site/src/components/article/Icon';
import type { Place, Section } from '@site/src/search/section';
import type { Snippet } from '@site/src/search/snippet';
import clsx from 'clsx';
import type { PointerEvent, ReactNode } from 'react';
import { MarkedText } from './MarkedText';
import { resultId } from './names';
import styles from './results.module.css';

const named = ({ number, title }: Place): string => [number, title].filter(Boolean).join(' ');

/** The way to the section: chapter, and the numbered section around it. */
function wayTo({ chapter, within, title, number, kind }: Section): string {
  if (chapter.title === title && chapter.number === number) return 'Chapter';
  const section = within && ((kind === 'section' && within.number) || named(within));
  return [named(chapter), section].filter(Boolean).join(' › ');
}

const dangers = {
  computer: { icon: 'chip', words: 'Can hurt the computer' },
  engine: { icon: 'piston', words: 'Can hurt the engine' },
} as const;

interface ResultProps {
  readonly section: Section;
  /** Its sentence with the words looked for. */
  readonly shown: Snippet;
  readonly row: number;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
}

/** One result: where it stands, its title, and the sentence with the words looked for. */
export function Result({
  section,
  shown,
  row,
  isChosen,
  onPoint,
  onFollow,
}: ResultProps): ReactNode {
  const danger = section.hurts && dangers[section.hurts];
  const onPointerMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !isChosen) onPoint();
  };
  return (
    // The keys belong to the field, which holds the focus and names the chosen row.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={resultId(row)}
      aria-selected={isChosen}
      className={styles.result}
      onPointerMove={onPointerMove}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      {danger && <Icon name={danger.icon} label={danger.words} className={styles.danger} />}
      <div className={styles.way}>{wayTo(section)}</div>
      <div className={clsx(styles.title, section.exactTitle && styles.exact)}>{named(section)}</div>
      <div className={styles.sentence}>
        <MarkedText snippet={shown} />
      </div>
    </div>
  );
}

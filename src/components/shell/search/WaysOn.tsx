import type { MouseEvent, ReactNode } from 'react';
import styles from './panel.module.css';

const ways = [
  { id: 'find-your-calibration', title: 'Find your calibration' },
  { id: 'what-you-need', title: 'What you need' },
  { id: 'first-tune', title: 'First tune' },
] as const;

interface WaysOnProps {
  readonly home: string;
  readonly onFollow: (id: string) => void;
  /** What the reader can do, before the links. */
  readonly children: ReactNode;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Advice and three links for a search without results. */
export function WaysOn({ home, onFollow, children }: WaysOnProps): ReactNode {
  const follow = (id: string) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFollow(id);
  };
  return (
    <div className={styles.words}>
      <p>{children}</p>
      <ul>
        {ways.map(({ id, title }) => (
          <li key={id}>
            <a href={`${home}#${id}`} onClick={follow(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Finding } from '@site/src/search/find';
import type { ReactNode } from 'react';
import { Failed } from './Failed';
import styles from './panel.module.css';
import { WaysOn } from './WaysOn';
import { mostRows } from './summary';
import type { Loading } from './useGuide';

interface PanelBodyProps {
  readonly loading: Loading;
  readonly asked: string;
  readonly findings: readonly Finding[];
  readonly chosen: number;
  readonly home: string;
  readonly onChoose: (row: number) => void;
  readonly onFollow: (id: string) => void;
  readonly onRetry: () => void;
}

/** What stands below the field: results, or what to do without any. */
export function PanelBody({
  loading,
  asked,
  findings,
  chosen,
  home,
  onChoose,
  onFollow,
  onRetry,
}: PanelBodyProps): ReactNode {
  if (loading.state === 'failed') return <Failed home={home} onRetry={onRetry} />;
  const ways = { home, onFollow };
  if (!asked.trim()) {
    return (
      <WaysOn {...ways}>
        Type a word, a name as the program shows it, or a calibration ID. Often looked up:
      </WaysOn>
    );
  }
  if (loading.state !== 'ready') return <p className={styles.words}>Reading the guide</p>;
  if (findings.length === 0) {
    return (
      <WaysOn {...ways}>
        Nothing in the guide answers <q>{asked.trim().slice(0, 80)}</q>. Try one word instead of
        several, the name as the program shows it, or a shorter beginning. Or go on here:
      </WaysOn>
    );
  }
  const { Results } = loading;
  return <Results findings={findings} mostRows={mostRows} {...{ chosen, onChoose, onFollow }} />;
}

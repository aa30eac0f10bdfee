import type { Finding } from '@site/src/search/find';
import { type ReactNode, useEffect, useRef } from 'react';
import { resultsId } from './names';
import { Result } from './Result';
import styles from './results.module.css';

export interface ResultsProps {
  readonly findings: readonly Finding[];
  readonly mostRows: number;
  readonly chosen: number;
  readonly onChoose: (row: number) => void;
  readonly onFollow: (id: string) => void;
}

/** The list of results. The field keeps the focus and names the chosen row. */
export function Results({
  findings,
  mostRows,
  chosen,
  onChoose,
  onFollow,
}: ResultsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === 0) list.current?.scrollTo({ top: 0 });
    else
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, findings]);
  return (
    <div className={styles.scroll} ref={list}>
      <div role="listbox" id={resultsId} aria-label="Results">
        {findings.slice(0, mostRows).map((finding, row) => (
          <Result
            key={finding.section.id}
            finding={finding}
            row={row}
            isChosen={row === chosen}
            onPoint={() => onChoose(row)}
            onFollow={() => onFollow(finding.section.id)}
          />
        ))}
      </div>
      {findings.length > mostRows && (
        <p className={styles.more}>The best {mostRows} are shown. Add a word to narrow them.</p>
      )}
    </div>
  );
}

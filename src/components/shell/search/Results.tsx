import type { Finding } from '@site/src/search/find';
import { snippet } from '@site/src/search/snippet';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
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
  const rows = useMemo(
    () =>
      findings
        .slice(0, mostRows)
        .map(({ section, hits }) => ({ section, shown: snippet(section, hits) })),
    [findings, mostRows],
  );
  useEffect(() => {
    if (chosen === 0) list.current?.scrollTo({ top: 0 });
    else
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, findings]);
  return (
    <>
      <div className={styles.scroll} ref={list} role="listbox" id={resultsId} aria-label="Results">
        {rows.map(({ section, shown }, row) => (
          <Result
            key={section.id}
            {...{ section, shown }}
            row={row}
            isChosen={row === chosen}
            onPoint={() => onChoose(row)}
            onFollow={() => onFollow(section.id)}
          />
        ))}
      </div>
      {findings.length > mostRows && (
        <p className={styles.more}>The best {mostRows} are shown. Add a word to narrow them.</p>
      )}
    </>
  );
}

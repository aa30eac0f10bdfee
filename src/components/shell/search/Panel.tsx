import type { Finding } from '@site/src/search/find';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Announcement } from './Announcement';
import { goTo } from './goTo';
import { KeyHints } from './KeyHints';
import { panelId, searchName } from './names';
import { PanelBody } from './PanelBody';
import { PanelHead } from './PanelHead';
import type { Opening } from './opening';
import { mostRows, summary } from './summary';
import { useChoice } from './useChoice';
import type { Loading } from './useGuide';
import { useModal } from './useModal';
import styles from './panel.module.css';

interface PanelProps {
  readonly opening: Opening;
  readonly typed: string;
  readonly loading: Loading;
  readonly home: string;
  readonly onType: (typed: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The panel over the page: field, count, results; on a phone it fills the screen. */
export function Panel({
  opening,
  typed,
  loading,
  home,
  onType,
  onRetry,
  onClose,
}: PanelProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const modal = useModal(opening, field, onClose);
  const asked = useDeferredValue(typed, '');
  const guide = loading.state === 'ready' ? loading.guide : undefined;
  const findings = useMemo(() => guide?.find(asked) ?? [], [guide, asked]);
  const rows = Math.min(findings.length, mostRows);
  const [chosen, choose] = useChoice(typed, rows);
  const words = guide && asked.trim() ? summary(findings.length) : '';

  const follow = (id: string) => {
    // The next Tab begins at the result that was chosen, not in the field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    goTo(id, home);
    onClose();
  };
  const followChosen = () => {
    // Enter may come before the list has caught up with the last letter.
    const current: readonly Finding[] = asked === typed ? findings : (guide?.find(typed) ?? []);
    const finding = current[chosen];
    if (finding) follow(finding.section.id);
  };

  return createPortal(
    <div ref={modal} popover="auto" className={styles.scrim}>
      <div role="dialog" aria-modal id={panelId} className={styles.panel} aria-label={searchName}>
        <PanelHead
          field={field}
          typed={typed}
          words={words}
          rows={rows}
          chosen={chosen}
          onType={onType}
          onMove={choose}
          onEnter={followChosen}
          onClose={onClose}
        />
        <PanelBody
          loading={loading}
          asked={asked}
          findings={findings}
          chosen={chosen}
          home={home}
          onChoose={choose}
          onFollow={follow}
          onRetry={() => {
            onRetry();
            field.current?.focus();
          }}
        />
        <KeyHints />
        <Announcement words={words ? `${words} for ${asked.trim().slice(0, 40)}` : ''} />
      </div>
    </div>,
    document.body,
  );
}

import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';

/** The box of a tick: 26 px, open or filled. */
export const TickSign = ({ isTicked }: { readonly isTicked: boolean }): ReactNode => (
  <span className="job-tick" data-ticked={isTicked}>
    {isTicked && <Icon name="check" />}
  </span>
);

interface Key {
  readonly words: string;
  readonly onPress: () => void;
}

export interface KeysProps {
  /** The large key: what was seen, or what comes next. */
  readonly tick: Key & { readonly isTicked?: boolean };
  readonly onBack?: (() => void) | undefined;
  readonly backWords?: string;
  readonly onStop?: (() => void) | undefined;
  readonly onWayBack?: (() => void) | undefined;
  /** Takes the place of Stop and Way back where stopping kills. */
  readonly noStop?: ReactNode;
  /** More keys in the place of Stop and Way back. */
  readonly others?: readonly Key[];
  /** The next step in short, above the keys. */
  readonly next?: ReactNode;
}

/** The keys under the thumb. */
export function Keys(props: KeysProps): ReactNode {
  const { tick, onBack, backWords, onStop, onWayBack, noStop, others = [], next } = props;
  return (
    <div className="job-foot">
      {next}
      <div className="job-keys">
        <button type="button" className="job-key-tick" data-key="tick" onClick={tick.onPress}>
          {tick.isTicked !== undefined && <TickSign isTicked={tick.isTicked} />}
          <span>{tick.words}</span>
          {tick.isTicked === undefined && <Icon name="caret" />}
        </button>
        {noStop}
        {others.map(({ words, onPress }) => (
          <button key={words} type="button" className="job-key" onClick={onPress}>
            {words}
          </button>
        ))}
        {onBack && (
          <button type="button" className="job-key job-key-back" onClick={onBack}>
            {backWords}
          </button>
        )}
        {onStop && (
          <button type="button" className="job-key job-key-stop" onClick={onStop}>
            <Icon name="triangle" />
            Stop
          </button>
        )}
        {onWayBack && (
          <button type="button" className="job-key job-key-way" onClick={onWayBack}>
            Way back
          </button>
        )}
        {onBack && <p className="job-hint">Keys: Space ticks, ← goes back, Esc leaves</p>}
      </div>
    </div>
  );
}

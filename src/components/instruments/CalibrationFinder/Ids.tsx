import type { ReactNode } from 'react';
import { CalibrationId } from '../../article/CalibrationId';

/** The answer, which takes the focus when what was pressed has gone. */
export const verdictId = 'finder-verdict';

/** The buttons of some IDs. */
export function IdButtons(props: {
  readonly of: readonly string[];
  readonly ask: (id: string) => void;
}): ReactNode {
  const { of: ids, ask } = props;
  const press = (id: string) => {
    ask(id);
    // The answer may be drawn only now.
    window.setTimeout(() => document.getElementById(verdictId)?.focus({ preventScroll: true }));
  };
  return ids.map((id) => (
    <button key={id} type="button" className="instrument-act" onClick={() => press(id)}>
      <CalibrationId id={id} />
    </button>
  ));
}

/** IDs to press: the finder then answers for that one. Nothing without IDs. */
export function Ids(props: {
  readonly lead: string;
  readonly of: readonly string[];
  readonly ask: (id: string) => void;
}): ReactNode {
  const { lead, of: ids, ask } = props;
  if (ids.length === 0) return null;
  return (
    <p className="field-hint field-wide">
      {lead}
      <IdButtons of={ids} ask={ask} />
    </p>
  );
}

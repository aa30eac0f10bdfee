import type { ReactNode } from 'react';
import { CalibrationId } from '../../article/CalibrationId';
import { finderStore } from './finderStore';

/** The answer, which takes the focus when what was pressed has gone. */
export const verdictId = 'finder-verdict';

function ask(id: string): void {
  finderStore.set({ text: id, file: '' });
  document.getElementById(verdictId)?.focus({ preventScroll: true });
}

/** IDs to press: the finder then answers for that one. */
export function Ids(props: { readonly lead: string; readonly of: readonly string[] }): ReactNode {
  const { lead, of: ids } = props;
  return (
    <>
      {lead}
      {ids.map((id) => (
        <button key={id} type="button" className="instrument-act" onClick={() => ask(id)}>
          <CalibrationId id={id} />
        </button>
      ))}
    </>
  );
}

import { type LogbookTexts, textsFrom } from '@site/src/calculations/logbook/logbookLine';
import { useState } from 'react';

/** What is typed and not yet written; `id` if a line is being changed. */
export interface Draft {
  readonly id?: string;
  readonly texts: LogbookTexts;
}

/** Key in the session storage. */
const key = 'guide-logbook-draft';

/** Reads what anybody may have stored: what the logbook could not keep would be lost once it is written. */
function kept(): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      readonly id?: unknown;
      readonly texts?: unknown;
    } | null;
    const texts = textsFrom(stored?.texts);
    if (!texts) return undefined;
    return typeof stored?.id === 'string' ? { id: stored.id, texts } : { texts };
  } catch {
    return undefined;
  }
}

/** What is typed in the fields: it survives a reload of the tab. */
export function useDraft() {
  const [draft, set] = useState<Draft | undefined>(kept);
  const setDraft = (next: Draft | undefined): void => {
    set(next);
    try {
      if (next) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
    } catch {
      // Refused: what is typed stays in the fields until the page is closed.
    }
  };
  return { draft, setDraft, forgetDraft: () => setDraft(undefined) };
}

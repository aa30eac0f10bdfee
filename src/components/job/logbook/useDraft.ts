import type { LogbookTexts } from '@site/src/calculations/logbook/logbookLine';
import { useState } from 'react';

/** What is typed and not yet written; `id` if a line is being changed. */
export interface Draft {
  readonly id?: string;
  readonly texts: LogbookTexts;
}

/** Key in the session storage. */
const key = 'guide-logbook-draft';

const isText = (value: unknown): boolean => typeof value === 'string';

const names = ['date', 'car', 'file', 'changed', 'flash', 'result', 'notes'];

function kept(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    const texts = (draft?.texts ?? {}) as Readonly<Record<string, unknown>>;
    return draft && names.every((name) => isText(texts[name])) ? draft : undefined;
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

import { type ReactNode, useState } from 'react';
import { decodeConfiguration } from '@site/src/calculations/loggingConfiguration/decodeConfiguration';
import { PasteField } from '../kit/PasteField';
import { longestPaste as longest } from '../kit/useTypedText';
import { useHydrated } from '../../article/useHydrated';
import { loggingStore } from './loggingStore';
import { fieldNames } from './words';

const tooLong = (size: number): string =>
  `This has ${Math.ceil(size / 1000)} thousand characters, a logcfg.txt about 11 thousand: take another file. What stood here stays.`;

/** A file to check, pasted or opened. It is read here and nowhere else. */
export function CheckFields({ text }: { readonly text: string }): ReactNode {
  const [fault, setFault] = useState<string>();
  const live = useHydrated();
  const take = (changed: string, coding: string) => {
    const fits = changed.length <= longest;
    setFault(fits ? undefined : tooLong(changed.length));
    if (fits) loggingStore.set({ text: changed, coding });
  };
  const open = (file: File) => {
    if (file.size > longest * 2) {
      setFault(tooLong(file.size));
      return;
    }
    file.arrayBuffer().then(
      (bytes) => {
        const decoded = decodeConfiguration(new Uint8Array(bytes));
        take(decoded.text, decoded.coding);
      },
      () => setFault('The file could not be read: open it again.'),
    );
  };
  return (
    <>
      <PasteField
        id="logging-text"
        label={fieldNames.text}
        rows={10}
        value={text}
        fault={fault}
        hint="Paste it, or open it below. It stays on this device."
        onChange={(changed) => take(changed, 'utf-8')}
      />
      <div className="field field-wide">
        <label htmlFor="logging-file">Open a file</label>
        <input
          id="logging-file"
          type="file"
          accept=".txt,.out,.cfg,text/plain"
          disabled={!live}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) open(file);
            // The same file may be opened again after it was changed.
            target.value = '';
          }}
        />
      </div>
    </>
  );
}

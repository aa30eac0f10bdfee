import { type ReactNode, useRef, useState } from 'react';
import { FileField } from '../kit/FileField';
import { finderStore, isIdOfFile } from './finderStore';
import { keyOf, type OpenedRom, openRom } from './openRom';

const fieldId = 'finder-rom';

/** Back to the text that was typed. The button goes, so the field takes the focus. */
function putAway(): void {
  finderStore.set({ file: '' });
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = '';
  field.focus();
}

/** Opens a ROM file; while one is open, it is asked about instead of the text. */
export function RomField(props: {
  readonly file: string;
  readonly opened: OpenedRom | undefined;
  readonly onOpened: (rom: OpenedRom) => void;
}): ReactNode {
  const { file, opened, onOpened } = props;
  const [fault, setFault] = useState<string>();
  const latest = useRef<File>(undefined);
  const open = async (chosen: File): Promise<void> => {
    latest.current = chosen;
    try {
      const rom = await openRom(chosen);
      if (latest.current !== chosen) return;
      setFault(undefined);
      onOpened(rom);
      finderStore.set({ file: keyOf(rom) });
    } catch {
      if (latest.current === chosen)
        setFault('The file could not be read. It may have been moved: choose it again.');
    }
  };
  return (
    <FileField
      id={fieldId}
      label="Or open a ROM file"
      fault={fault}
      onOpen={(chosen) => void open(chosen)}
      hint={
        !opened && !isIdOfFile(file) ? (
          'It stays on this device; only its ID comes into the address of the page.'
        ) : (
          <>
            {`The answer is about ${opened?.name ?? `a file with the ID ${file}`}.`}
            <button type="button" className="instrument-act" onClick={putAway}>
              Put it away
            </button>
          </>
        )
      }
    />
  );
}

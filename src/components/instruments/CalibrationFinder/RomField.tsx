import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FileField } from '../kit/FileField';
import { keepRom, keyOf, type OpenedRom, readRom } from './openedRom';

const fieldId = 'finder-rom';

/** Opens a ROM file; while one is open, it is asked about instead of the text. */
export function RomField(props: {
  /** What stands for the opened file; empty: none is asked about. */
  readonly file: string;
  readonly opened: OpenedRom | undefined;
  readonly onKeyed: (key: string) => void;
}): ReactNode {
  const { file, opened, onKeyed } = props;
  const [error, setError] = useState<string>();
  const latest = useRef<File>(undefined);
  const open = async (chosen: File): Promise<void> => {
    latest.current = chosen;
    try {
      const rom = await readRom(chosen);
      if (latest.current !== chosen) return;
      setError(undefined);
      keepRom(rom);
      onKeyed(keyOf(rom));
    } catch {
      if (latest.current === chosen)
        setError('The file could not be read. It may have been moved: choose it again.');
    }
  };
  // The browser names the chosen file beside the input, also when another question has taken its place.
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (file === '' && field instanceof HTMLInputElement) field.value = '';
  }, [file]);
  // Back to the text that was typed. The button goes, so the field takes the focus.
  const putAway = () => {
    keepRom(undefined);
    onKeyed('');
    document.getElementById(fieldId)?.focus();
  };
  const named = opened && keyOf(opened) === file ? opened.name : `a file with the ID ${file}`;
  return (
    <FileField
      id={fieldId}
      label="Or open a ROM file"
      error={error}
      onOpen={(chosen) => void open(chosen)}
      hint={
        file === '' ? (
          'It stays on this device; only its ID comes into the address of the page.'
        ) : (
          <>
            {file.length < 6 && !opened ? 'A file stood here. ' : `The answer is about ${named}. `}
            <button type="button" className="instrument-act" onClick={putAway}>
              Put it away
            </button>
          </>
        )
      }
    />
  );
}

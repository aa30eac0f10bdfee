import type { ReactNode } from 'react';
import { SourceMark } from '@site/src/components/article/SourceMark';
import type { LoggingParameter } from '@site/src/data/loggingParameters';
import { scalingInWords } from './scalingInWords';

interface CellProps {
  readonly parameter: LoggingParameter;
}

const widthOf = ({ bits, firstBit, float }: LoggingParameter): string => {
  if (firstBit !== null) return `bit ${firstBit}`;
  return float ? 'isfloat = 1' : `${bits} bits`;
};

/** What is asked of the computer, and whether the shipped file asks it. */
export function Request({ parameter }: CellProps): ReactNode {
  return (
    <td>
      <code>0x{parameter.id}</code>
      <div>
        {widthOf(parameter)}
        {parameter.active && ', active'}
      </div>
    </td>
  );
}

/** Unit, the formula as the file writes it, and in words. */
export function Scaling({ parameter: { unit, scaling } }: CellProps): ReactNode {
  return (
    <td>
      {unit ?? 'not known'}
      {scaling && (
        <div>
          <code>{scaling}</code> {scalingInWords(scaling)}
        </div>
      )}
    </td>
  );
}

/** What it is, and what to beware of, with the sources of that. */
export function Meaning({ parameter: { says, note, noteSources } }: CellProps): ReactNode {
  return (
    <td>
      {says}
      {note && (
        <div>
          {note}
          {noteSources?.map((key) => (
            <SourceMark key={key} of={key} />
          ))}
        </div>
      )}
    </td>
  );
}

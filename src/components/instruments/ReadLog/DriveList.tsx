import { type ReactNode, useState } from 'react';
import type { ReadLogResult } from './compute';
import { InSteps } from './InSteps';
import { logRoom } from './logRoom';
import { lengthInWords } from './messages';

/** Drives that one task draws. */
const drivesAtOnce = 40;

/** Each drive can be left out: a result that hangs on one drive is none. */
export function DriveList({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, options, reports, isMadeUp } = result;
  const { drivesLeftOut } = options;
  // A card has hundreds: they are drawn for those who look.
  const [open, setOpen] = useState(false);
  if (isMadeUp || analysis.drives.length < 2) return null;
  const others = (drive: number) => drivesLeftOut.filter((each) => each !== drive);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {`Drives: ${analysis.drives.length}${drivesLeftOut.length > 0 ? `, ${drivesLeftOut.length} left out` : ''}`}
      </summary>
      <p className="field-hint">
        Leave one out and look which cells stand: weather, fuel or a change between the drives may
        speak along.
      </p>
      {open && (
        <div className="field-ticks" role="group" aria-label="Drives that count">
          <InSteps atOnce={drivesAtOnce}>
            {analysis.drives.map(({ drive, file, seconds, secondsUsed }, place) => (
              <label key={drive} className="field-tick">
                <input
                  type="checkbox"
                  checked={!drivesLeftOut.includes(drive)}
                  onChange={({ target }) =>
                    logRoom.leaveOut(target.checked ? others(drive) : [...others(drive), drive])
                  }
                />
                {`${place + 1}: ${reports[file]?.name ?? ''}, ${lengthInWords(seconds)}, ${lengthInWords(secondsUsed)} used`}
              </label>
            ))}
          </InSteps>
        </div>
      )}
    </details>
  );
}

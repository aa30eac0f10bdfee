import type { ReactNode } from 'react';
import {
  limits,
  type LoggingBudget,
} from '@site/src/calculations/loggingConfiguration/loggingBudget';
import { SourcedText } from '../kit/SourcedText';
import { rowsInWords } from './messages';

/** What a file asks of adapter and engine computer, against the limits. */
export function BudgetList({ budget }: { readonly budget: LoggingBudget }): ReactNode {
  const { requestsPerRow, headerCharacters, parameters, channels, doubt } = budget;
  return (
    <ul>
      <li>
        {`Requests per row: ${requestsPerRow}, ${rowsInWords(budget)}. `}
        <SourcedText {...doubt} />
      </li>
      <li>
        <SourcedText
          text={`Header: ${headerCharacters} characters, to stay below ${limits.headerCharacters}.`}
          sources={['ecu-calibration']}
        />{' '}
        <SourcedText text="The true limit is not known." sources={['tactrix-logging']} doubtful />
      </li>
      <li>
        <SourcedText
          text={`Parameters: ${parameters} of ${limits.parameters}, outside sensors and calculated columns included. Channels: ${channels} of ${limits.channels}.`}
          sources={['tactrix-notes']}
        />
      </li>
    </ul>
  );
}

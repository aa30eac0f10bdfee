import clsx from 'clsx';
import type { ReactNode } from 'react';
import { UsedIn } from '@site/src/components/article/UsedIn';
import { usesOf } from '@site/src/components/article/UsedIn/uses';
import wide from '@site/src/components/article/wideTable.module.css';
import {
  type LoggingParameter,
  loggingParameters,
  parameterId,
} from '@site/src/data/loggingParameters';
import { Meaning, Request, Scaling } from './Cells';
import styles from './styles.module.css';

const services: readonly { mode: LoggingParameter['mode']; words: string }[] = [
  { mode: '01', words: 'the OBD standard' },
  { mode: '22', words: 'the maker’s own' },
  { mode: '23', words: 'raw memory, patched files only' },
];

export interface LoggingParameterTableProps {
  /** The sections that name each parameter, as JSON; given by the build. */
  readonly uses?: string;
}

/**
 * All 95 parameters of the logging file by service; goes inside a `DataTable`. A row's address is
 * `#parameter-<name>`.
 */
export function LoggingParameterTable({ uses: given }: LoggingParameterTableProps): ReactNode {
  const uses = usesOf(given);
  return (
    <table className={clsx(wide.wide, styles.parameters)}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">What it is</th>
          <th scope="col">Request</th>
          <th scope="col">Unit and scaling</th>
          <th scope="col">Used in</th>
        </tr>
      </thead>
      {services.map(({ mode, words }) => (
        <tbody key={mode}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              Mode <code>0x{mode}</code>, {words}
            </th>
          </tr>
          {loggingParameters
            .filter((parameter) => parameter.mode === mode)
            .map((parameter) => (
              <tr key={parameterId(parameter)} id={parameterId(parameter)} data-search-entry="">
                <th scope="row">
                  <code>{parameter.name}</code>
                </th>
                <Meaning parameter={parameter} />
                <Request parameter={parameter} />
                <Scaling parameter={parameter} />
                <td>
                  <UsedIn places={uses[parameter.name]} />
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

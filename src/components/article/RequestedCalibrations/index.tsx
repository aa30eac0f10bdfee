import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { CalibrationId } from '@site/src/components/article/CalibrationId';
import type { Calibration } from '@site/src/data/calibrations';
import { Answer, LaterInFamily } from './Answer';
import { requested } from './requested';
import styles from './styles.module.css';

/** `https://github.com/speepsio/romdrop/issues/17` is `RomDrop 17`. */
const threadName = (url: string): string =>
  `${url.includes('/nc-flash/') ? 'NC Flash' : 'RomDrop'} ${url.slice(url.lastIndexOf('/') + 1)}`;

function Threads({ requests }: Pick<Calibration, 'requests'>): ReactNode {
  return requests.map(({ url, opened }) => (
    <div key={url} className={styles.thread}>
      <Link href={url}>{threadName(url)}</Link>, <time dateTime={opened}>{opened}</time>
    </div>
  ));
}

/** What owners asked for and what was answered; goes inside a `DataTable`. */
export function RequestedCalibrations(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Asked for</th>
          <th scope="col">Answer in the thread</th>
          <th scope="col">Nearest later with a patch</th>
          <th scope="col">Thread</th>
        </tr>
      </thead>
      <tbody>
        {requested.map((calibration) => (
          <tr key={calibration.id}>
            <th scope="row" className={styles.id}>
              <CalibrationId id={calibration.id} />
            </th>
            <td>
              <Answer answer={calibration.answer} />
            </td>
            <td>
              <LaterInFamily calibration={calibration} />
            </td>
            <td>
              <Threads requests={calibration.requests} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import { isCheckedAlone, type PrintedSource, printedSources } from '../../data/printedSource';
import { type SourceKind, sourceKinds } from '../../data/sources';
import { Mark } from './Mark';

function Entry({ source }: { readonly source: PrintedSource }): ReactNode {
  return (
    <li id={`source-${source.key}`} data-search-entry={source.title}>
      <span className="source-key">{source.printed}</span>
      <Mark sure={isCheckedAlone(source) ? 'checked' : 'look-again'} />
      <p>
        <b>{source.href ? <a href={source.href}>{source.title}</a> : source.title}</b>
        <span className="source-kind">{`, ${sourceKinds[source.kind]}`}</span>
        <br />
        {source.shows}
      </p>
    </li>
  );
}

const kinds = Object.keys(sourceKinds) as SourceKind[];

/** Every source, in the order of its printed key; most come late (`config/lateTables.ts`). */
export function SourceList(): ReactNode {
  return (
    <div id="all-sources">
      <ul className="sources">
        {kinds.flatMap((kind) =>
          printedSources
            .filter((source) => source.kind === kind)
            .map((source) => <Entry key={source.key} source={source} />),
        )}
      </ul>
    </div>
  );
}

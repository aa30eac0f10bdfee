import { Icon } from '@site/src/components/article/Icon';
import clsx from 'clsx';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { NameCard } from './NameCard';
import { resultsId } from './names';
import { OptionRow } from './OptionRow';
import { Result } from './Result';
import { SlashKey } from './SlashKey';
import { useGrowing } from './useGrowing';
import { type Group, type Listed, mostPlaces, type Row } from './rows';

export interface ListProps {
  readonly listed: Listed;
  readonly asked: string;
  readonly chosen: number;
  /** How far the list was scrolled when readers left it, in CSS pixels. */
  readonly top: number;
  readonly onChoose: (row: number) => void;
  readonly onFollow: (row: number) => void;
  readonly onForget: () => void;
}

function RowWords({ row }: { readonly row: Row }): ReactNode {
  switch (row.kind) {
    case 'card':
      return <NameCard section={row.finding.section} {...row} />;
    case 'finding':
      return <Result {...row} />;
    case 'instrument':
      return (
        <>
          <span className="search-sign">Instrument</span> {row.opens.words}
        </>
      );
    case 'words':
      return (
        <>
          <Icon name="search" className="search-icon" /> {row.typed}
        </>
      );
    case 'place':
      return (
        <>
          {row.isEmergency && <Icon name="triangle" className="search-icon" />}
          <span className="search-door">{row.words}</span>{' '}
          {row.line && <span className="search-line">{row.line}</span>}
        </>
      );
  }
}

const looks: Readonly<Record<Row['kind'], string | undefined>> = {
  card: 'search-card',
  finding: undefined,
  instrument: 'search-short search-opens',
  words: 'search-short',
  place: 'search-short',
};

const headingId = (at: number): string => `${resultsId}-${at}`;

const keyOf = (row: Row): string => {
  switch (row.kind) {
    case 'finding':
    case 'card':
      return row.finding.section.id;
    case 'instrument':
      return row.opens.name;
    case 'words':
      return row.typed;
    case 'place':
      return row.id;
  }
};

/** The list below the field. The field keeps the focus and names the chosen row. */
export function List({
  listed,
  asked,
  chosen,
  top,
  onChoose,
  onFollow,
  onForget,
}: ListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { groups, first, isCut } = listed;
  const drawn = useGrowing(listed, top > 0 ? Infinity : chosen + 1);
  // To scroll a list that stands at its top would lay the page out twice.
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (list.current && (top > 0 || isScrolled.current)) list.current.scrollTop = top;
  }, [top]);
  useEffect(() => {
    if (chosen > first)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    else if (top === 0 && isScrolled.current) list.current?.scrollTo({ top: 0 });
  }, [chosen, first, listed, top]);
  const kept = groups[0]?.isKept;
  const head = ({ heading }: Group, at: number) => (
    <span id={headingId(at)} className="search-heading">
      {heading}
    </span>
  );
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0),
  );
  const rowsOf = ({ rows }: Group, at: number) =>
    rows.map((row, within) => {
      const place = (starts[at] ?? 0) + within;
      if (place >= drawn && row.kind === 'finding') return null;
      return (
        <OptionRow
          key={keyOf(row)}
          row={place}
          isChosen={place === chosen}
          className={clsx(
            looks[row.kind],
            row.kind === 'place' && row.isEmergency && 'search-emergency',
          )}
          onPoint={() => onChoose(place)}
          onFollow={() => onFollow(place)}
        >
          <RowWords row={row} />
        </OptionRow>
      );
    });
  return (
    <>
      {asked.trim() && first < 0 && (
        <p className="search-note">
          Nothing in the guide answers <q>{asked.trim().slice(0, 80)}</q>. Try one word, the name as
          the program shows it, or a shorter beginning.
        </p>
      )}
      {kept && groups[0] && (
        <div className="search-kept">
          {head(groups[0], 0)}
          <button type="button" onClick={onForget}>
            Forget them
          </button>
        </div>
      )}
      <div
        className="search-scroll"
        ref={list}
        role="listbox"
        id={resultsId}
        aria-label={first < 0 ? 'Where to go' : 'Results'}
        onScroll={(event) => {
          isScrolled.current = event.currentTarget.scrollTop > 0;
        }}
      >
        {groups.map((group, at) =>
          group.heading ? (
            <div key={group.heading} role="group" aria-labelledby={headingId(at)}>
              {!group.isKept && head(group, at)}
              {rowsOf(group, at)}
            </div>
          ) : (
            <Fragment key={at}>{rowsOf(group, at)}</Fragment>
          ),
        )}
      </div>
      {!asked.trim() && <SlashKey />}
      {isCut && (
        <p className="search-note">The best {mostPlaces} are shown. Add a word to narrow them.</p>
      )}
    </>
  );
}

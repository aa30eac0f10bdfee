import { Icon } from '@site/src/components/article/Icon';
import type { ShelvedInstrument } from '@site/src/data/instrumentShelf';
import type { Finding } from '@site/src/search/find';
import type { Place, Section } from '@site/src/search/section';
import { snippet } from '@site/src/search/snippet';
import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { MarkedText } from './MarkedText';

const named = ({ number, title }: Place): string => [number, title].filter(Boolean).join(' ');

/** The way to the section: chapter, and the numbered section around it. */
function wayTo({ chapter, within, title, number, kind }: Section): string {
  if (chapter.title === title && chapter.number === number) return 'Chapter';
  const section = within && ((kind === 'section' && within.number) || named(within));
  return [named(chapter), section].filter(Boolean).join(' › ');
}

const dangers = {
  computer: { icon: 'chip', words: 'Can hurt the computer' },
  engine: { icon: 'piston', words: 'Can hurt the engine' },
} as const;

interface ResultProps {
  readonly finding: Finding;
  /** The instrument that stands there. */
  readonly instrument?: ShelvedInstrument | undefined;
}

/** One result: where it stands, its title, and the sentence with the words looked for. */
export function Result({ finding: { section, hits }, instrument }: ResultProps): ReactNode {
  const shown = useMemo(() => snippet(section, hits), [section, hits]);
  const danger = section.hurts && dangers[section.hurts];
  return (
    <>
      {danger && <Icon name={danger.icon} label={danger.words} className="search-danger" />}
      <div className="search-way">{wayTo(section)}</div>
      <div className={clsx('search-title', section.exactTitle && 'search-exact')}>
        {instrument && <span className="search-sign">Instrument</span>} {named(section)}
      </div>
      <div className="search-sentence">
        {instrument ? (
          `${instrument.line}. Have ready: ${instrument.ready}.`
        ) : (
          <MarkedText snippet={shown} />
        )}
      </div>
    </>
  );
}

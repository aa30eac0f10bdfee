import { doors, emergencyDoor } from '@site/src/data/doors';
import { instrumentShelf, type ShelvedInstrument } from '@site/src/data/instrumentShelf';
import type { Card } from '@site/src/search/card';
import type { Finding } from '@site/src/search/find';
import type { Guide } from '@site/src/search/guide';
import type { Section } from '@site/src/search/section';
import { type InstrumentCase, instrumentCaseFor } from './instrumentCase';
import { lastSearches } from './lastSearches';

/** One row of the list: what Enter, a press or a tap does. */
export type Row =
  /** A place that answers. */
  | { readonly kind: 'finding'; readonly finding: Finding; readonly instrument?: ShelvedInstrument }
  /** Something whose very name was typed. */
  | {
      readonly kind: 'card';
      readonly finding: Finding;
      readonly card: Card;
      readonly meaning: string;
      readonly usedIn: readonly Section[];
    }
  /** An instrument with what the card is about. */
  | { readonly kind: 'instrument'; readonly opens: InstrumentCase }
  /** A place of the guide by its own name. */
  | {
      readonly kind: 'place';
      readonly id: string;
      readonly words: string;
      readonly line?: string;
      readonly isEmergency?: boolean;
    }
  /** Words to search for. */
  | { readonly kind: 'words'; readonly typed: string };

export interface Group {
  /** Empty for the answers themselves. */
  readonly heading: string;
  readonly rows: readonly Row[];
  /** The rows are kept on this device and can be forgotten. */
  readonly isKept?: boolean;
}

/** All that stands in the list. */
export interface Listed {
  readonly groups: readonly Group[];
  readonly rows: readonly Row[];
  /** The row that Enter opens at once; −1 where readers choose first. */
  readonly first: number;
  /** How many places answer, in words; empty before anything was asked. */
  readonly summary: string;
  /** Places that answer and are not drawn. */
  readonly isCut: boolean;
}

/** Most places that are drawn: readers who do not find theirs among them add a word. */
export const mostPlaces = 30;

const summaryOf = (count: number): string =>
  count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;

const listed = (
  groups: readonly Group[],
  { first = -1, summary = '', isCut = false }: Partial<Omit<Listed, 'groups' | 'rows'>> = {},
): Listed => {
  const shown = groups.filter(({ rows }) => rows.length > 0);
  return { groups: shown, rows: shown.flatMap(({ rows }) => rows), first, summary, isCut };
};

const instrumentAt = new Map(instrumentShelf.map((each) => [each.to, each]));

const placeOf = ({ id, number, title }: Section): Row => ({
  kind: 'place',
  id,
  words: [number, title].filter(Boolean).join(' '),
});

/** Before anything is typed: what was looked for last, the doors, what is asked about this chapter. */
function beforeTyping(guide: Guide | undefined, reading: Reading): Listed {
  return listed([
    {
      heading: 'Last searches on this device',
      rows: lastSearches().map((typed): Row => ({ kind: 'words', typed })),
      isKept: true,
    },
    {
      heading: 'Where are you?',
      rows: [
        { kind: 'place', id: emergencyDoor.to, ...emergencyDoor, isEmergency: true },
        ...doors.map((door): Row => ({ kind: 'place', id: door.to, ...door })),
      ],
    },
    {
      heading: 'Asked about this chapter',
      rows: guide?.questionsOf(reading).map(placeOf) ?? [],
    },
  ]);
}

/** Where nothing answers: words that do, and the contents. */
const withoutAnswer = (guide: Guide, asked: string): Listed =>
  listed(
    [
      {
        heading: 'Did you mean',
        rows: guide.nearestWords(asked).map((typed): Row => ({ kind: 'words', typed })),
      },
      { heading: 'Contents', rows: guide.chapters.map(placeOf) },
    ],
    { summary: summaryOf(0) },
  );

/** The card of what was named, and the instrument that takes it. */
function named(guide: Guide, finding: Finding, meaning: Section | undefined): Row[] {
  const { section } = finding;
  const card = guide.cardOf(section);
  if (!card) return [{ kind: 'finding', finding }];
  const usedIn = card.usedIn.flatMap((id) => guide.place(id) ?? []);
  const opens = instrumentCaseFor(card.kind, section.title);
  return [
    {
      kind: 'card',
      finding,
      card,
      meaning: meaning?.text.split('\n').join(' ') ?? '',
      usedIn,
    },
    ...(opens ? [{ kind: 'instrument', opens } as const] : []),
  ];
}

/** The ids of the chapter and the section that readers have in view. */
interface Reading {
  readonly chapter: string;
  readonly section: string;
}

/** What the list shows for what was asked; nothing while the guide is still being read. */
export function listFor(asked: string, guide: Guide | undefined, reading: Reading): Listed {
  if (!asked.trim()) return beforeTyping(guide, reading);
  if (!guide) return listed([]);
  const answers = guide.answer(asked);
  const lead = answers.named ? named(guide, answers.named, answers.meaning) : [];
  const count = answers.findings.length + (answers.named ? 1 : 0);
  if (count === 0) return withoutAnswer(guide, asked);
  const places = answers.findings.slice(0, mostPlaces).map((finding): Row => {
    const instrument = instrumentAt.get(finding.section.id);
    return { kind: 'finding', finding, ...(instrument && { instrument }) };
  });
  return listed(
    [
      { heading: '', rows: places.slice(0, answers.ahead) },
      { heading: '', rows: lead },
      { heading: '', rows: places.slice(answers.ahead) },
    ],
    { first: 0, summary: summaryOf(count), isCut: answers.findings.length > mostPlaces },
  );
}

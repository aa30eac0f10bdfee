import MiniSearch from 'minisearch';
import { isFiller } from './fillers';
import { type Names, namesOf } from './named';
import { saidFor, type Sayings, sayingSteps } from './ownersWords';
import { type SameWords, sameWordsByStem } from './sameWords';
import type { Section } from './section';
import { titleWords } from './titleWords';
import { Vocabulary } from './vocabulary';
import { cutter } from './words';

/** What the index keeps of a section; a glossary term weighs less than a heading. */
interface Page {
  readonly id: number;
  readonly title: string;
  readonly term: string;
  readonly text: string;
  /** What owners say for it; one word of a saying finds it too, if not so surely as the whole. */
  readonly said: string;
}

export interface SearchIndex {
  readonly words: MiniSearch<Page>;
  readonly vocabulary: Vocabulary;
  /** The section of each page of the index. */
  readonly sections: readonly Section[];
  /** What has a name that can be typed letter by letter. */
  readonly names: Names;
  /** What owners say for what the guide says. */
  readonly sayings: Sayings;
  readonly sameWords: SameWords;
}

/** Longest text that is added in one step, in characters; longer ones would make a task too long. */
const longestStep = 4000;

/** Cuts a long text at the end of a line or a word. */
export function pagesOf(text: string, longest = longestStep): readonly string[] {
  if (text.length <= longest) return [text];
  const head = text.slice(0, longest);
  const cut = Math.max(head.lastIndexOf('\n'), 0) || Math.max(head.lastIndexOf(' '), 0) || longest;
  return [text.slice(0, cut), ...pagesOf(text.slice(cut), longest)];
}

const asItIs = (token: string): string => token;

/** Builds the index, one page per step. */
export function* indexSteps(sections: readonly Section[]): Generator<void, SearchIndex> {
  const vocabulary = new Vocabulary();
  const words = new MiniSearch<Page>({
    fields: ['title', 'term', 'text', 'said'],
    tokenize: cutter(),
    processTerm: (token, field) => {
      // A quarter of all words; who types nothing else finds the titles that hold them.
      if ((field === 'text' || field === 'said') && isFiller(token)) return null;
      vocabulary.add(token);
      return token;
    },
    searchOptions: {
      boost: { title: 4, term: 3, said: 2 },
      tokenize: (token) => [token],
      processTerm: asItIs,
    },
  });
  const owners: Section[] = [];
  const saidOf = saidFor();
  for (const section of sections) {
    titleWords(section);
    const name = [section.number, section.title].join(' ').trim();
    const [title, term] = section.kind === 'term' ? ['', name] : [name, ''];
    for (const [page, text] of pagesOf(section.text).entries()) {
      const said = page === 0 ? [...(saidOf.get(section.id) ?? [])].join(' ') : '';
      words.add({ id: owners.length, title, term, text, said });
      owners.push(section);
      yield;
    }
  }
  const sayings = yield* sayingSteps();
  return {
    words,
    vocabulary,
    sections: owners,
    names: namesOf(sections),
    sayings,
    sameWords: sameWordsByStem(),
  };
}

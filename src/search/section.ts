/** Characters `start` up to, but not including, `end` of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A numbered place of the guide. The number is empty where the guide gives none. */
export interface Place {
  readonly number: string;
  readonly title: string;
}

/** What a chapter can break. */
export type Hurts = 'computer' | 'engine';

/** One thing that a search can find: a section, a glossary term, or a row or plate with its own entry. */
export interface Section extends Place {
  /** Id of the element that the result leads to. */
  readonly id: string;
  readonly kind: 'section' | 'term' | 'entry';
  /** The title is a name as a program shows it, so it is set in monospace. */
  readonly exactTitle: boolean;
  readonly chapter: Place;
  /** The numbered section around an entry, a term or a smaller head. */
  readonly within?: Place;
  readonly hurts?: Hurts;
  /** Everything the section says; blocks stand on lines of their own, cells are parted by ` · `. */
  readonly text: string;
  /** Where `text` holds exact names. */
  readonly exact: readonly Range[];
}

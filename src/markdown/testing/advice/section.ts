import type { Statement } from '../statements';

/** What readers see who come by a link: a heading and all up to the next, or one text of the data. */
export interface Section {
  readonly id: string;
  readonly source: string;
  readonly statements: readonly Statement[];
}

/** Says what a section advises that can do harm. */
export type Rule = (section: Section) => readonly string[];

export const hasBlock = ({ source }: Section, name: string): boolean =>
  new RegExp(`^:::${name}\\b`, 'm').test(source);

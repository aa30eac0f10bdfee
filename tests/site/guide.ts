import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** A heading of the guide as the built page has it. */
export interface Section {
  readonly id: string;
  /** `7` of a chapter, `7.1` of a section. */
  readonly number: string;
  readonly title: string;
}

export interface Chapter extends Section {
  readonly sections: readonly Section[];
}

const sectionOf = (heading: Element): Section => {
  const text = heading.children.find((child) => child.type === 'text');
  const { id, dataNumber } = heading.properties;
  return { id: String(id), number: String(dataNumber), title: text?.value ?? '' };
};

function readChapters(): Chapter[] {
  const page: Root = fromHtml(readFileSync('build/index.html', 'utf8'));
  const chapters: (Chapter & { sections: Section[] })[] = [];
  visit(page, 'element', (element) => {
    if (element.properties.dataNumber === undefined) return;
    if (element.tagName === 'h2') chapters.push({ ...sectionOf(element), sections: [] });
    else if (element.tagName === 'h3') chapters.at(-1)?.sections.push(sectionOf(element));
  });
  return chapters;
}

let known: readonly Chapter[] | undefined;

/** All chapters of the built page, so that a test of the shell need not know the name of one. */
export const chapters = (): readonly Chapter[] => (known ??= readChapters());

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The guide is too short for this test.');
  return item;
}

/** Chapters far apart, in the order of the page; none is the first. */
export const earlyChapter = (): Chapter => found(chapters()[2]);
export const nextChapter = (): Chapter => found(chapters()[3]);
export const lateChapter = (): Chapter => found(chapters()[6]);

/** A section in the middle of a chapter. */
export const sectionIn = ({ sections }: Chapter): Section =>
  found(sections[Math.floor(sections.length / 2)]);

/** The link to a chapter in a list; the head of a group may lead there too, and stands before it. */
export const linkTo = (list: Locator, { id }: Section): Locator =>
  list.locator(`a[href$="#${id}"]`).last();

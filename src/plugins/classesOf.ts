import type { Element } from 'hast';

/** The classes of an element of the page. */
export const classesOf = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** An entry of the contents list as the page exports it. */
export interface ContentsItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
  readonly number?: string;
}

export interface ContentsChapter extends ContentsItem {
  readonly sections: readonly ContentsItem[];
}

/** Hangs the sections below their chapters; deeper headings are left out (R8). */
export function chaptersOf(
  toc: readonly ContentsItem[],
  deepest: number,
): readonly ContentsChapter[] {
  const chapters: (ContentsChapter & { sections: ContentsItem[] })[] = [];
  for (const item of toc) {
    const open = chapters.at(-1);
    if (item.level === 2 || !open) chapters.push({ ...item, sections: [] });
    else if (item.level <= deepest) open.sections.push(item);
  }
  return chapters;
}

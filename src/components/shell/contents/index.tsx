import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { CurrentSection } from '../scroll/currentSectionStore';
import type { ContentsChapter } from './chaptersOf';
import { contentsHtml } from './contentsHtml';
import { markCurrentSection } from './markCurrentSection';

export interface ContentsProps {
  readonly chapters: readonly ContentsChapter[];
  readonly place: CurrentSection;
}

/**
 * The contents: all chapters, and the sections of the one in view. The list is plain HTML, which React
 * takes as it is: some 170 entries were a good part of its work at arrival.
 */
export function Contents({ chapters, place }: ContentsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const html = useMemo(() => ({ __html: contentsHtml(chapters) }), [chapters]);
  useLayoutEffect(() => {
    if (list.current) markCurrentSection(list.current, place);
  }, [html, place]);
  return <ul ref={list} className="contents" dangerouslySetInnerHTML={html} />;
}

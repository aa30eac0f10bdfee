import type { CarKind } from '@site/src/calculations/job/forCar';
import { copyOf } from './pageCopy';

/** One step, taken apart for the large type: what to do, what one should then see, and doubts. */
export interface StepWords {
  /** The first sentence of a long action, or all of a short one. */
  readonly action: readonly Node[];
  /** What follows it. */
  readonly more: readonly Node[];
  readonly sight: readonly Node[];
  /** Whole sentences that are doubtful. */
  readonly doubts: readonly Node[];
  readonly size: 'short' | 'long' | 'longest';
  /** Nothing is left: the step is for other cars. */
  readonly isForOthers: boolean;
}

/** An action longer than this, in characters, is set large in its first sentence only. */
const longAction = 90;

/** How large an action is set, by its length in characters. */
const sizeOf = (length: number): StepWords['size'] => {
  if (length <= 60) return 'short';
  return length <= 130 ? 'long' : 'longest';
};

/** Takes sentences that are doubtful as a whole out of the text around them. */
function takeDoubts(from: Element): HTMLElement[] {
  return [...from.querySelectorAll<HTMLElement>('p > .doubt')].flatMap((doubt) => {
    const words = doubt.textContent.trim();
    const before = doubt.previousSibling?.textContent?.trimEnd() ?? '';
    const isWhole = /^[A-Z“]/.test(words) && /[.”]$/.test(words) && /(?:^|[.;:⁠\d])$/.test(before);
    if (!isWhole) return [];
    const line = document.createElement('p');
    const marks: ChildNode[] = [];
    for (
      let next = doubt.nextSibling;
      next instanceof Element && next.matches('.source-mark');
      next = next.nextSibling
    )
      marks.push(next);
    line.append(...doubt.childNodes, ...marks);
    doubt.remove();
    return [line];
  });
}

/** Takes what follows a node out of its paragraph; undefined if that is nothing. */
function restAfter(paragraph: HTMLElement, node: ChildNode): HTMLElement | undefined {
  const rest = document.createElement('p');
  while (node.nextSibling) rest.append(node.nextSibling);
  if (rest.textContent.trim() !== '') return rest;
  paragraph.append(...rest.childNodes);
  return undefined;
}

/** The last of the source marks that follow a node, or the node. */
function withMarks(node: ChildNode): ChildNode {
  const next = node.nextSibling;
  return next instanceof Element && next.matches('.source-mark') ? withMarks(next) : node;
}

/** Cuts a paragraph after its first sentence; the rest, if there is any, comes back as a paragraph. */
function cutAfterFirstSentence(paragraph: HTMLElement): HTMLElement | undefined {
  for (const node of paragraph.childNodes) {
    if (!(node instanceof Text)) continue;
    const end = /[.]\s/.exec(node.data);
    if (end) node.splitText(end.index + 1);
    // The full stop before its marks: `radio.C2`.
    else if (!/[.]\u2060?$/.test(node.data) || withMarks(node) === node) continue;
    return restAfter(paragraph, withMarks(node));
  }
  return undefined;
}

const isEmpty = (element: Element): boolean =>
  element.textContent.trim() === '' && !element.querySelector('svg, img');

/** The step of the page as the job view shows it. */
export function stepWords(step: HTMLLIElement, car: CarKind): StepWords {
  const copy = copyOf(step, car);
  const doubts = takeDoubts(copy);
  // A short step is no paragraph in the page.
  if (!copy.querySelector(':scope > p')) {
    const paragraph = document.createElement('p');
    while (
      copy.firstChild &&
      !(
        copy.firstChild instanceof HTMLElement && copy.firstChild.matches('ul, ol, div, blockquote')
      )
    )
      paragraph.append(copy.firstChild);
    copy.prepend(paragraph);
  }
  const blocks = [...copy.children].filter((each) => !isEmpty(each));
  const sight = blocks.filter((each) => each.matches('blockquote'));
  const others = blocks.filter((each) => !each.matches('blockquote'));
  const [first, ...after] = others;
  const isLong = (first?.textContent.length ?? 0) > longAction;
  const rest = isLong && first instanceof HTMLElement ? cutAfterFirstSentence(first) : undefined;
  return {
    action: first ? [...first.childNodes] : [],
    more: rest ? [rest, ...after] : after,
    sight: sight.flatMap((each) => [...each.childNodes]),
    doubts,
    size: sizeOf(first?.textContent.length ?? 0),
    isForOthers: others.length === 0,
  };
}

import { type Hits, hitsIn } from './hits';
import { blockOf, isElement, readableNodes } from './readable';

/** Most places that are marked; more would only colour the page. */
const most = 200;

/** The element, or the part of the article, in which a place's words stand. */
function nodesOf(target: Element): readonly Text[] {
  const isHeading = /^H[2-4]$/.test(target.tagName);
  const scope = isHeading
    ? (target.closest('.part') ?? target)
    : target.tagName === 'DT'
      ? (target.parentElement ?? target)
      : target;
  const texts: Text[] = [];
  let isIn = !isHeading;
  for (const node of readableNodes(scope)) {
    if (isElement(node)) {
      if (!isHeading) continue;
      if (node === target) isIn = true;
      else if (isIn && /^H[2-4]$/.test(node.tagName) && node.id && node.tagName <= target.tagName)
        break;
    } else if (isIn) texts.push(node as Text);
  }
  return texts;
}

/** Where one block holds the words; a word may run through several texts, as `LF9V<b>EB</b>` does. */
function rangesInBlock(texts: readonly Text[], hits: Hits): Range[] {
  const starts: number[] = [];
  let all = '';
  for (const { data } of texts) {
    starts.push(all.length);
    all += data;
  }
  const pointAt = (offset: number, isEnd: boolean): readonly [Text, number] | undefined => {
    const at = starts.findLastIndex((start) => (isEnd ? start < offset : start <= offset));
    const text = texts[at];
    return text && [text, offset - (starts[at] ?? 0)];
  };
  return hitsIn(all, hits).ranges.flatMap(({ start, end }) => {
    const [from, to] = [pointAt(start, false), pointAt(end, true)];
    if (!from || !to) return [];
    const range = from[0].ownerDocument.createRange();
    range.setStart(...from);
    range.setEnd(...to);
    return [range];
  });
}

/** Finds where the words stand at the place a result leads to, one block per step. */
export function* rangeSteps(target: Element, hits: Hits): Generator<void, readonly Range[]> {
  const ranges: Range[] = [];
  let block: Element | null = null;
  let texts: Text[] = [];
  const close = () => {
    if (texts.length > 0) ranges.push(...rangesInBlock(texts, hits));
    texts = [];
  };
  for (const text of nodesOf(target)) {
    const own = blockOf(text);
    if (own !== block) {
      close();
      if (ranges.length >= most) break;
      yield;
    }
    block = own;
    texts.push(text);
  }
  close();
  return ranges.slice(0, most);
}

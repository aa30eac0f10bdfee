import type { CarKind } from '@site/src/calculations/job/forCar';
import { copyOf } from './pageCopy';
import { wordsOf } from './pageWords';

/** A place of the page, read over a job. */
export interface PagePlace {
  readonly title: string;
  readonly nodes: readonly Node[];
}

const isHeading = (element: Element): boolean => /^H[1-6]$/.test(element.tagName);

/** What stands below a smaller heading, up to the next one of its size. */
function below(heading: Element): Element[] {
  const found: Element[] = [];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (isHeading(next) && next.tagName <= heading.tagName) break;
    found.push(next);
  }
  return found;
}

function elementsOf(target: Element): readonly Element[] {
  if (target.tagName === 'DT') return target.nextElementSibling ? [target.nextElementSibling] : [];
  if (isHeading(target)) return below(target);
  const whole = target.closest('.data-table, figure, .figure, .formula, .sources > li');
  return [whole ?? target];
}

/** What a link of the page leads to, as a copy with its title; undefined if it leads out of the text. */
export function pagePlace(id: string, car: CarKind): PagePlace | undefined {
  const target = document.getElementById(id);
  if (!target?.closest('.theme-doc-markdown')) return undefined;
  const number = target.dataset.number ?? '';
  const isNamed = isHeading(target) || target.tagName === 'DT';
  const isSource = id.startsWith('source-');
  const title = isNamed
    ? `${number} ${wordsOf(target)}`.trim()
    : isSource
      ? 'Source'
      : 'Beside this step';
  return { title, nodes: elementsOf(target).map((element) => copyOf(element, car)) };
}

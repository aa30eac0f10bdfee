import { type CarKind, isForCar } from '@site/src/calculations/job/forCar';

/** What a copy leaves in the page: marks for this view, links of headings, buttons that open a job. */
const leftInPage = '[hidden], .hash-link, .do-job';

/** Attributes that name an element of the page, or are named by one. */
const naming = ['id', 'name', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** An instrument works in the page only. */
function nameInstrument(island: Element): void {
  const name = island.querySelector('.instrument-head > p')?.textContent ?? 'An instrument';
  const note = document.createElement('p');
  note.className = 'job-elsewhere';
  note.textContent = `${name}: in the guide, at this place.`;
  island.replaceWith(note);
}

const carLines = '.only-for[data-cars], li[data-cars]';

/** Takes out what is for other cars; returns its words. */
export function takeOutOtherCars(element: Element, car: CarKind): readonly string[] {
  const out: string[] = [];
  for (const line of element.querySelectorAll<HTMLElement>(carLines)) {
    const { cars = '' } = line.dataset;
    if (isForCar(cars, car)) continue;
    out.push(cars);
    line.remove();
  }
  return out;
}

function forget(element: Element): void {
  for (const name of naming) element.removeAttribute(name);
}

/** A copy of an element of the page for the job view: the same words, no ids, nothing for other cars. */
export function copyOf<E extends Element>(element: E, car: CarKind): E {
  const copy = element.cloneNode(true) as E;
  for (const island of copy.querySelectorAll('.island')) nameInstrument(island);
  for (const each of copy.querySelectorAll(leftInPage)) each.remove();
  takeOutOtherCars(copy, car);
  forget(copy);
  for (const each of copy.querySelectorAll('*')) forget(each);
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return copy;
}

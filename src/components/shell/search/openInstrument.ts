import { articleOnPage } from '@site/src/search/articleOnPage';
import { goTo } from './goTo';
import type { InstrumentCase } from './instrumentCase';

/** Sent to the document; an instrument that lives already takes the case, and prevents the default. */
const showCaseEvent = 'guide:show-case';

/** The query with the case in place of the one that the instrument had. */
export function queryWithCase(search: string, { name, fields, adds }: InstrumentCase): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${name}=`));
  const all = adds ? { ...fields, [adds.field]: adds.word } : fields;
  const texts = Object.entries(all).flatMap(([field, text]) =>
    text === '' ? [] : [`${field}=${encodeURIComponent(text)}`],
  );
  return `?${[...others, [`${name}=1`, ...texts].join(';')].join('&')}`;
}

/** The address keeps a case only while it leads to the instrument itself, not to a heading above it. */
const idOf = ({ name }: InstrumentCase): string => `instrument-${name}`;

/** Goes to an instrument and shows a case in it. */
export function openInstrument(opens: InstrumentCase, home: string): void {
  const isHere = articleOnPage()?.contains(document.getElementById(idOf(opens)));
  if (!isHere) {
    location.assign(`${home}${queryWithCase('', opens)}#${idOf(opens)}`);
    return;
  }
  const event = new CustomEvent(showCaseEvent, { detail: opens, cancelable: true });
  goTo(idOf(opens), home);
  // An instrument that has not been touched reads the address when it comes to life.
  if (document.dispatchEvent(event))
    history.replaceState(
      history.state,
      '',
      location.pathname + queryWithCase(location.search, opens) + location.hash,
    );
}

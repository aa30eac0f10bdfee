/** What wants a case shown: the instrument's name and the texts of some of its fields. */
interface ShowCase {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** A field that takes several words, and the one that joins those in it. */
  readonly adds?: { readonly field: string; readonly word: string };
}

/** Sent to the document by whatever leads to an instrument with a case. */
const showCaseEvent = 'guide:show-case';

/** The texts that a case asks for; words that readers have typed stay where another one joins them. */
export const textsOfCase = (
  { fields, adds }: Pick<ShowCase, 'fields' | 'adds'>,
  typed: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> => {
  if (!adds) return fields;
  const words = (typed[adds.field] ?? '').split(/\s+/).filter(Boolean);
  return { ...fields, [adds.field]: [...new Set([...words, adds.word])].join(' ') };
};

/** Lets an instrument that lives show cases it is asked for; the sender sees that it was taken. */
export function onShowCase(name: string, show: (asked: ShowCase) => void): void {
  document.addEventListener(showCaseEvent, (event) => {
    const { detail } = event as CustomEvent<ShowCase>;
    if (detail.name !== name) return;
    event.preventDefault();
    show(detail);
  });
}

/** Asks an instrument to show a case; whether it lives and took it. */
export const askToShow = (name: string, fields: ShowCase['fields']): boolean =>
  !document.dispatchEvent(
    new CustomEvent<ShowCase>(showCaseEvent, { detail: { name, fields }, cancelable: true }),
  );

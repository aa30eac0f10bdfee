/** What wants a case shown: the instrument's name and the texts of some of its fields. */
interface ShowCase {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Sent to the document by whatever leads to an instrument with a case. */
const showCaseEvent = 'guide:show-case';

/** Lets an instrument that lives show cases it is asked for; the sender sees that it was taken. */
export function onShowCase(name: string, show: (fields: ShowCase['fields']) => void): void {
  document.addEventListener(showCaseEvent, (event) => {
    const { detail } = event as CustomEvent<ShowCase>;
    if (detail.name !== name) return;
    event.preventDefault();
    show(detail.fields);
  });
}

/** Checks a logging file beside the page, so that a large one holds nothing up. */
import { checkConfiguration } from '@site/src/calculations/loggingConfiguration/checkConfiguration';
import { configurationLines } from '@site/src/calculations/loggingConfiguration/configurationLines';
import type { AskedCheck, CheckedFile } from './checkedFile';

/** The scope of a worker, as far as it is used; the page's own types know only windows. */
interface Scope {
  onmessage: ((event: MessageEvent<AskedCheck>) => void) | null;
  postMessage: (answer: CheckedFile) => void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { text, car, coding } }) => {
  const { findings, omitted, budget } = checkConfiguration(text, car, coding);
  scope.postMessage({
    text,
    findings,
    omitted,
    budget,
    lines: configurationLines(text).length,
  });
};

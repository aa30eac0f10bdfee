/** Checks a logging file beside the page, so that a large one holds nothing up. */
import { isCamColumn } from '@site/src/calculations/loggingConfiguration/plannedParameters';
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
  const { configuration, ...checked } = checkConfiguration(text, car, coding);
  const cam = configuration.channels
    .flatMap(({ parameters }) => parameters)
    .find(({ name }) => isCamColumn(name));
  scope.postMessage({
    text,
    ...checked,
    lines: configurationLines(text).length,
    ...(cam && car.engine !== '1.8' && { camColumn: cam.name }),
  });
};

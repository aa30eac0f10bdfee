/** Reads a log away from the page, so that 50 MB do not stop it. The page ends it to cancel. */
import { LogError } from '@site/src/calculations/pullCheck/LogError';
import { openPullLog } from '@site/src/calculations/pullCheck/openPullLog';
import { shownPulls } from '@site/src/calculations/pullCheck/shownPulls';
import { unreadFile } from '../kit/unreadFile';
import type { LogReport, LogTask } from './logReport';

const report = (message: LogReport): void => self.postMessage(message);

/** Characters of a pasted text that are read between two reports of progress. */
const pieceLength = 1_000_000;

/** What the file system threw; browsers differ in its kind. */
class UnreadFile extends Error {}

/** The pieces of a log, each with the share that has been read when it is done. */
async function* piecesOf(source: File | string): AsyncGenerator<[text: string, share: number]> {
  if (typeof source === 'string') {
    for (let from = 0; from < source.length; from += pieceLength) {
      const to = Math.min(source.length, from + pieceLength);
      yield [source.slice(from, to), to / source.length];
    }
    return;
  }
  const decoder = new TextDecoder();
  const reader = source.stream().getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new UnreadFile(source.name, { cause });
    });
    if (done) break;
    bytes += value.length;
    yield [decoder.decode(value, { stream: true }), bytes / source.size];
  }
  // Browsers end a file quietly where it was cut in the meantime.
  if (bytes < source.size) throw new UnreadFile(source.name);
  yield [decoder.decode(), 1];
}

async function read({ source, columns }: LogTask): Promise<void> {
  const opened = openPullLog({ columns });
  let reported = 0;
  for await (const [text, share] of piecesOf(source)) {
    opened.push(text);
    if (share - reported < 0.01) continue;
    reported = share;
    report({ kind: 'progress', share });
  }
  const log = opened.end();
  report({
    kind: 'done',
    log: { ...log, pulls: shownPulls(log.pulls), found: log.pulls.length },
  });
}

/** What the file system throws is no fault of the log. */
const wordsOf = (error: unknown): string => {
  if (error instanceof UnreadFile) return unreadFile;
  return error instanceof Error ? error.message : String(error);
};

self.addEventListener('message', ({ data }: MessageEvent<LogTask>) => {
  read(data).catch((error: unknown) => {
    const columns = error instanceof LogError ? error.columns : [];
    report({ kind: 'error', message: wordsOf(error), columns });
  });
});

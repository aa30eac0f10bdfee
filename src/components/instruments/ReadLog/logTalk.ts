import type { OwnRoles } from '@site/src/calculations/logReading/ownRoles';
import type { LogAnswer, LogQuestion } from './logMessages';
import { tooMuch } from './tooMuch';

export interface ReadingProgress {
  /** Of all bytes, 0 to 1. */
  readonly share: number;
  readonly filesRead: number;
  readonly fileCount: number;
}

/** The name of the chunk puts what it shares with the instrument beside the instruments. */
export const startWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "instrument-log-worker" */ new URL('./readLog.worker.ts', import.meta.url),
  );

type Asked = LogQuestion extends infer Q ? (Q extends LogQuestion ? Omit<Q, 'id'> : never) : never;

/** One worker, which is asked and answers. */
export interface Talk {
  readonly ask: (question: Asked) => Promise<LogAnswer>;
  readonly end: () => void;
}

/** Files that are handed to the worker in one task: each takes the page a part of a millisecond. */
const filesAtOnce = 20;

/** Why an answer never came. */
export const loadError = 'The part that reads logs did not load. Open the log again.';

/** @param onProgress hears how far a reading is */
export function talkWith(worker: Worker, onProgress: (progress: ReadingProgress) => void): Talk {
  const waiting = new Map<number, (answer: LogAnswer) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<LogAnswer>) => {
    if (data.kind === 'progress') {
      onProgress(data);
      return;
    }
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const [id, answer] of waiting) answer({ kind: 'failed', id, message: loadError });
    waiting.clear();
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        worker.postMessage({ ...question, id: asked });
      }),
    end() {
      worker.terminate();
      waiting.clear();
    },
  };
}

/** The answer to files that are handed over; or why they are too much to be read. */
type Handed = LogAnswer | { readonly kind: 'tooMuch'; readonly message: string };

/** Hands files to the worker, some at a time, and lets it read them. */
export async function handOver(
  { ask }: Talk,
  sources: readonly File[],
  ownRoles: OwnRoles,
): Promise<Handed> {
  let bytes = 0;
  for (let from = 0; from < sources.length; from += filesAtOnce) {
    const answer = await ask({ kind: 'add', sources: sources.slice(from, from + filesAtOnce) });
    if (answer.kind !== 'added') return answer;
    bytes += answer.bytes;
  }
  const message = tooMuch(sources.length, bytes);
  return message === '' ? ask({ kind: 'open', ownRoles }) : { kind: 'tooMuch', message };
}

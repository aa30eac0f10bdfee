import type { LogAnswer } from './logMessages';
import { type AddedSource, bytesOf } from './readSource';

/** Progress is told so often: each time it is, the page draws. In milliseconds. */
const progressEveryMs = 100;

/** Counts what has been read of some files, and tells it now and then. */
export interface ProgressTeller {
  /** A piece of so many bytes was read. */
  readonly read: (length: number) => void;
  /** A file of so many bytes is done with, also one that was not read to its end. */
  readonly endFile: (bytes: number) => void;
}

/**
 * Tells how much of these files is read.
 *
 * @param id of the question that they are read for
 * @param say takes what is told
 */
export const progressTeller = (
  id: number,
  sources: readonly AddedSource[],
  say: (answer: LogAnswer) => void,
): ProgressTeller => {
  const [allBytes, fileCount] = [bytesOf(sources), sources.length];
  let [bytes, bytesOfEnded, filesRead] = [0, 0, 0];
  let saidAt = performance.now();
  const tell = (): void => {
    const now = performance.now();
    if (now - saidAt < progressEveryMs && filesRead < fileCount) return;
    saidAt = now;
    const share = allBytes > 0 ? Math.min(1, bytes / allBytes) : 1;
    say({ kind: 'progress', id, share, filesRead, fileCount });
  };
  return {
    read: (length: number): void => {
      bytes += length;
      tell();
    },
    endFile: (size: number): void => {
      bytesOfEnded += size;
      bytes = bytesOfEnded;
      filesRead += 1;
      tell();
    },
  };
};

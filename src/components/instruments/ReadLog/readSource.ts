import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import type { LogOpener } from '@site/src/calculations/logReading/openLog';
import type { OpenedLog } from '@site/src/calculations/logReading/OpenedLog';
import { unreadFile } from '../kit/unreadFile';

/** A file and its size, which is asked for once: the browser looks on the card each time. */
export interface AddedSource {
  readonly source: File;
  readonly bytes: number;
}

export const bytesOf = (sources: readonly AddedSource[]): number =>
  sources.reduce((sum, { bytes }) => sum + bytes, 0);

/** What the file system threw; what is wrong with a log is in its report. */
class UnreadFile extends Error {}

async function* piecesOf({ source, bytes: size }: AddedSource): AsyncGenerator<Uint8Array> {
  const reader = source.stream().getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new UnreadFile(source.name, { cause });
      });
      if (done) {
        // Browsers end a file quietly where it was cut in the meantime.
        if (bytes < size) throw new UnreadFile(source.name);
        return;
      }
      bytes += value.length;
      yield value;
    }
  } finally {
    // A refused file is not read to its end; one that is gone has nothing to end.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads one source to its end, or to where it is refused.
 *
 * @param onRead is told how much each piece held
 * @returns undefined where the file system threw
 */
export async function readSource(
  source: AddedSource,
  log: LogOpener,
  onRead?: (length: number) => void,
): Promise<OpenedLog | undefined> {
  try {
    for await (const piece of piecesOf(source)) {
      log.push(piece);
      onRead?.(piece.length);
      if (log.isRefused()) break;
    }
    return log.end();
  } catch (error) {
    if (!(error instanceof UnreadFile)) throw error;
    return undefined;
  }
}

/** A file that the browser could not read, as one that was taken off the device. */
export const reportOfUnread = (name: string): LogFileReport => ({
  name,
  rowCount: 0,
  seconds: 0,
  columns: [],
  dropped: [],
  remarks: [],
  refusal: unreadFile,
});

/** Reads a card away from the page and keeps its rows here. The page ends it to cancel or to forget. */
import { logHolder } from './logHolder';
import type { LogAnswer, LogQuestion } from './logMessages';

const answer = logHolder((message: LogAnswer) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<LogQuestion>) => {
  void answer(data);
});

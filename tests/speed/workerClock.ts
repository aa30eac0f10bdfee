import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** For each question to a worker how long the answer took, ms. */
    answersMs: { readonly kind: string; readonly ms: number }[];
  }
}

interface Told {
  readonly kind: string;
  readonly id: number;
}

/** Before the page loads: notes how long the workers of the log think, by the kind of question. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.answersMs = [];
    const ask = Reflect.get(Worker.prototype, 'postMessage') as (
      this: Worker,
      message: Told,
    ) => void;
    Worker.prototype.postMessage = function (this: Worker, message: Told): void {
      const askedAt = performance.now();
      const hear = ({ data }: MessageEvent<Told>): void => {
        if (data.id !== message.id || data.kind === 'progress') return;
        this.removeEventListener('message', hear);
        window.answersMs.push({ kind: message.kind, ms: performance.now() - askedAt });
      };
      this.addEventListener('message', hear);
      ask.call(this, message);
    };
  });
}

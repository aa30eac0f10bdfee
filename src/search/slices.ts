import { yieldToPage } from './yieldToPage';

export interface Slicing {
  /** Milliseconds of work after which the page gets its turn. */
  readonly budgetMs: number;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Lets the page do what waits. */
  readonly yieldToPage: () => Promise<void>;
}

/** Twenty milliseconds leave a wide margin below the 50 ms that a reader begins to feel. */
const usual: Slicing = { budgetMs: 20, now: () => performance.now(), yieldToPage };

/** Runs work that is cut into small steps, and gives way whenever the budget is used up. */
export async function inSlices<Result>(
  steps: Iterator<unknown, Result>,
  slicing?: Partial<Slicing>,
): Promise<Result> {
  const { budgetMs, now, yieldToPage: giveWay } = { ...usual, ...slicing };
  let began = now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (now() - began >= budgetMs) {
      await giveWay();
      began = now();
    }
  }
}

/** Runs such work in one go: for tests and small documents. */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

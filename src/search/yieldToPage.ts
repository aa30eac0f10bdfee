/** `scheduler.yield`, which not every browser has yet. */
interface PageScheduler {
  readonly yield?: () => Promise<void>;
}

/** Lets the browser answer the reader before the work goes on. */
export function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: PageScheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

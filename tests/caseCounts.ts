import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Made-up cases that the properties of a test tried; set by `properties.ts` in a long run. */
    madeUpCases?: number;
  }
}

/** Prints at the end of a long run how many made-up cases each file tried. */
export default class CaseCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!process.env.PROPERTY_RUNS) return;
    for (const { children, relativeModuleId } of modules) {
      const cases = [...children.allTests()].reduce(
        (sum, test) => sum + (test.meta().madeUpCases ?? 0),
        0,
      );
      if (cases > 0) console.log(`${String(cases).padStart(9)} cases  ${relativeModuleId}`);
    }
  }
}

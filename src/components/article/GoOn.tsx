import type { ReactNode } from 'react';

/**
 * The place for where readers left off. It is seen only by those who come back, from the first paint on
 * (`config/headScript.ts`); `src/components/job/goOn.ts` fills it.
 */
export const GoOn = (): ReactNode => <div className="go-on" data-search-skip />;

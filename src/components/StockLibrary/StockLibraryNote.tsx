import type { ReactNode } from 'react';
import { loadStockLibrary, type StockLibraryState } from './useStockLibrary';

/** Says that the stock maps are on their way, or offers to ask for them again. */
export function StockLibraryNote({ state }: { readonly state: StockLibraryState }): ReactNode {
  if (state === 'loading') return <p role="status">The stock maps are loading.</p>;
  if (state !== 'failed') return null;
  return (
    <p role="alert">
      {'The stock maps did not load. '}
      <button type="button" className="action" onClick={loadStockLibrary}>
        Try again
      </button>
    </p>
  );
}

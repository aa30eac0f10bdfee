import type { ReactNode } from 'react';
import type { OnDemandState } from '../kit/onDemand';
import type { StockLibrary } from './library';
import { stockLibraryOnDemand } from './stockLibraryOnDemand';

/** Says that the stock maps are on their way, or offers to ask for them again. */
export function StockLibraryNote({ status }: OnDemandState<StockLibrary>): ReactNode {
  if (status === 'loading') return <p role="status">The stock maps are loading.</p>;
  if (status !== 'failed') return null;
  return (
    <p role="alert">
      {'The stock maps did not load. '}
      <button type="button" className="action" onClick={stockLibraryOnDemand.load}>
        Try again
      </button>
    </p>
  );
}

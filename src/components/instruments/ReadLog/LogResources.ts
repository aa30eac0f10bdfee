import type { OnDemandState } from '../kit/onDemand';
import type { StockLibrary } from '../StockLibrary/library';
import { emptyRoom, type LogRoomState } from './logRoom';

/** What the instrument works with beside its fields. */
export interface LogResources {
  readonly room: LogRoomState;
  /** The stock maps, as far as they are there. */
  readonly library: OnDemandState<StockLibrary>;
}

/** Nothing is opened, as on the server. */
export const noLog: LogResources = { room: emptyRoom, library: { status: 'not-asked' } };

import type { OnDemandState } from '../kit/onDemand';
import { type MyCar, noCar } from '../MyCar/car';
import type { StockLibrary } from '../StockLibrary/library';
import { emptyRoom, type LogRoomState } from './logRoom';

/** What the instrument works with beside its fields. */
export interface LogResources {
  readonly room: LogRoomState;
  /** The stock maps, as far as they are there. */
  readonly library: OnDemandState<StockLibrary>;
  readonly car: MyCar;
}

/** Nothing is opened and no car is known, as on the server. */
export const noLog: LogResources = {
  room: emptyRoom,
  library: { status: 'not-asked' },
  car: noCar,
};

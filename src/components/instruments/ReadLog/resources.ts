import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { evaluate } from '../kit/evaluate';
import type { Texts } from '../kit/instrumentField';
import { useOnDemand } from '../kit/onDemand';
import { needsLibrary } from '../LoadScaling/start';
import { noCar } from '../MyCar/car';
import { useMyCar } from '../MyCar/useMyCar';
import { stockLibraryOnDemand } from '../StockLibrary/stockLibraryOnDemand';
import { logFields } from './fields';
import { emptyRoom, logRoom, type LogRoomState } from './logRoom';
import type { LogResources } from './LogResources';
import { optionsOf } from './options';

/** What these texts ask of a log; undefined while one cannot be used or the stock maps are missing. */
const askedBy = (texts: Texts, resources: LogResources): LogAnalysisOptions | undefined =>
  evaluate(
    {
      fields: logFields,
      compute: (values, { resources: { room, library } }) => {
        const options = optionsOf(values, library.value, room.drivesLeftOut);
        return options && { options, notices: [] };
      },
    },
    { texts, resources },
  ).result?.options;

const nothing = (): LogRoomState => emptyRoom;

/** The log, while its sums follow the fields. */
export function useResources(texts: Texts): LogResources {
  const room = useSyncExternalStore(logRoom.subscribe, logRoom.state, nothing);
  // They come while the log is read.
  const library = useOnDemand(stockLibraryOnDemand, needsLibrary(texts) || room.status !== 'empty');
  const isUsed = room.status === 'used';
  const { drivesLeftOut, reports } = room;
  const car = useMyCar();
  const asked = useMemo(
    // The stock maps say where the computer listens: without them the log would be summed up twice.
    () =>
      isUsed && (library.status === 'there' || library.status === 'failed')
        ? askedBy(texts, { room: { ...emptyRoom, drivesLeftOut, reports }, library, car: noCar })
        : undefined,
    [isUsed, texts, library, drivesLeftOut, reports],
  );
  useEffect(() => {
    if (asked) logRoom.analyse(asked);
  }, [asked, room.reading]);
  return useMemo(() => ({ room, library, car }), [room, library, car]);
}

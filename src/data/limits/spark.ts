import type { Limit } from './limit';

/** What to know before a spark target is raised, and of maps that are not those of the car. */
export const spark = {
  sparkMapsOfAnother: {
    kind: 'warning',
    text: '{nearness} Near enough to look at, never to flash.',
    section: 'spark-instrument',
    sources: ['rom-data'],
  },
  raisedUnheard: {
    kind: 'warning',
    text: '{place} knock goes unheard: the stock computer listens from 1000 to 5250 rpm and from load {load} up, and a step in row 5000 still stands in part above. Add no advance there.',
    section: 'add-spark-advance',
    sources: ['rom-data'],
  },
  raisedInSpiteOfKnock: {
    kind: 'warning',
    text: 'Knock takes {degrees}° here. After one knock event take 2° out there before the next pull, and stay there: do not raise this target.',
    section: 'add-spark-advance',
    sources: ['guide'],
  },
  knockBeyondMost: {
    kind: 'warning',
    text: 'A knock retard of {degrees}° is more than the stock computer takes: it ends at 8° at every rpm.',
    section: 'knock-strategy',
    sources: ['rom-data'],
  },
  shuttersInWarm: {
    kind: 'warning',
    text: 'The maps for shutters that are in act on a cold engine: they open above 60 to 63 °C of coolant and above 3750 rpm. At {place} the normal maps act.',
    section: 'imrc-spark-maps',
    sources: ['rom-data', 'inferred'],
  },
} as const satisfies Readonly<Record<string, Limit>>;

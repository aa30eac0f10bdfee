import { carOfId } from '@site/src/calculations/calibrationFinder/carOfId';
import { carChoices, type MyCar } from '../MyCar/car';

/** The choices of the finder that My car has, too. */
type Chosen = Readonly<Partial<Record<'market' | 'generation' | 'engine' | 'gearbox', string>>>;

const choiceOfMyCar = (name: keyof Chosen, chosen: Chosen): string => {
  const value = chosen[name] === 'AT' ? '6AT' : chosen[name];
  return carChoices[name].find((each) => each === value) ?? '';
};

/**
 * What My car becomes when the car of an ID is made the reader's: what the sources say of the ID; where
 * they say nothing, what the reader chose. Tyre and units stay.
 */
export const carToKeep = (id: string, chosen: Chosen): Partial<MyCar> => {
  const known = carOfId(id);
  const kept = (name: keyof Chosen): string => known[name] || choiceOfMyCar(name, chosen);
  return {
    calibration: id,
    market: kept('market'),
    generation: kept('generation'),
    engine: kept('engine'),
    gearbox: kept('gearbox'),
  };
};

import { type ReactNode, useState } from 'react';
import { carOfId } from '@site/src/calculations/calibrationFinder/carOfId';
import { useHydrated } from '../../article/useHydrated';
import { myCarStore } from '../MyCar/myCarStore';
import { useMyCar } from '../MyCar/useMyCar';

/** Makes the car of an ID the reader's. Tyre and units stay, the market too where none is known. */
export function MakeMyCar({ id }: { readonly id: string }): ReactNode {
  const { calibration, market } = useMyCar();
  const live = useHydrated();
  const [made, setMade] = useState(false);
  const isMine = calibration === id;
  const make = () => {
    const car = carOfId(id);
    myCarStore.change({ ...car, market: car.market || market });
    setMade(true);
  };
  return (
    <>
      <button type="button" className="action" hidden={!live} onClick={make}>
        {isMine ? 'This is my car' : 'Make this my car'}
      </button>
      <output className="visually-hidden">{made && isMine ? 'Kept as my car' : ''}</output>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../article/useHydrated';
import { myCarStore } from '../MyCar/myCarStore';
import { useMyCar } from '../MyCar/useMyCar';
import { carToKeep } from './carToKeep';

/** Makes the car of an ID the reader's. */
export function MakeMyCar(props: {
  readonly id: string;
  /** The fields of the finder. */
  readonly chosen: Parameters<typeof carToKeep>[1];
}): ReactNode {
  const { id, chosen } = props;
  const { calibration } = useMyCar();
  const live = useHydrated();
  const [made, setMade] = useState(false);
  const isMine = calibration === id;
  const make = () => {
    myCarStore.change(carToKeep(id, chosen));
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

import type { ReactNode } from 'react';
import type { PossibleFamily } from '@site/src/calculations/calibrationFinder/calibrationsOfCar';
import { calibrationById } from '@site/src/data/calibrations';
import { Ids } from './Ids';

const hasPatch = (id: string): boolean => calibrationById(id)?.status === 'supported';

function FamilyList({ of: families }: { readonly of: readonly PossibleFamily[] }): ReactNode {
  return (
    <ul>
      {families.map(({ family, ids }) => {
        const withPatch = ids.filter(hasPatch);
        const without = ids.filter((id) => !hasPatch(id));
        return (
          <li key={family}>
            {withPatch.length > 0 && <Ids lead="With patch:" of={withPatch} />}
            {without.length > 0 && <Ids lead=" Without:" of={without} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Families that may be in the car; a press asks for one of their IDs. */
export function Families({ of: families }: { readonly of: readonly PossibleFamily[] }): ReactNode {
  const certain = families.filter(({ uncertain }) => !uncertain);
  const uncertain = families.filter((family) => family.uncertain);
  return (
    <>
      <FamilyList of={certain} />
      {uncertain.length > 0 && (
        <details>
          <summary>{`Families that may fit: ${String(uncertain.length)}`}</summary>
          <p>Their market is inferred, or market, year or gearbox is not known.</p>
          <FamilyList of={uncertain} />
        </details>
      )}
    </>
  );
}

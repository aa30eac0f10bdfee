import { RefusalError } from '../limits/notice';
import type { Identified, IdentifiedNc } from './identifyText';

/**
 * Lets the ID of an NC's engine computer pass.
 *
 * @throws RefusalError for the ID of a gearbox controller or of another Mazda
 */
export const requireNc = (found: Identified): IdentifiedNc => {
  switch (found.kind) {
    case 'mx5':
    case 'unknown-mx5':
      return found;
    case 'gearbox-controller':
      throw new RefusalError(
        found.known?.ncFlashDefinition ? 'gearboxControllerForViewing' : 'gearboxController',
        { id: found.id },
      );
    case 'other-mazda':
      throw new RefusalError('otherMazda', { id: found.id });
  }
};

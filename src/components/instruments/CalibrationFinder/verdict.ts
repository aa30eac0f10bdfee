import { finderAnswer } from '@site/src/calculations/calibrationFinder/finderAnswer';
import type { Identified } from '@site/src/calculations/calibrationFinder/identifyText';
import type { Support } from '@site/src/calculations/calibrationFinder/supportAnswer';
import type { Sure } from '../../article/Mark';
import type { FinderResult, WayOn } from './finderResult';

const sureOf = ({ romdrop, instead }: Support): Sure => {
  if (romdrop) return 'checked';
  return instead ? 'look-again' : 'open';
};

const next: Readonly<Record<Sure, WayOn>> = {
  checked: { href: '#patch-the-rom', words: 'Patch the ROM' },
  'look-again': { href: '#yours-is-not-there', words: 'What to check' },
  open: { href: '#who-to-ask', words: 'Who to ask' },
};

const waysOn = (found: Identified, sure: Sure): readonly WayOn[] => {
  switch (found.kind) {
    case 'mx5':
      return [next[sure], { href: `#calibration-${found.id}`, words: 'Its row in the table' }];
    case 'unknown-mx5':
      return [{ href: '#read-the-id', words: 'Read the ID' }, next[sure]];
    case 'gearbox-controller':
    case 'other-mazda':
      return [{ href: '#ids-that-are-not-yours', words: 'IDs that are not yours' }];
  }
};

/** What is known of one ID. */
export const verdict = (found: Identified): FinderResult => {
  const { headline, statements, support } = finderAnswer(found);
  const sure = found.kind === 'unknown-mx5' ? 'open' : sureOf(support);
  const hasCar = found.kind === 'mx5' && found.calibration.confidence !== 'unknown';
  return {
    sentence: headline,
    sure,
    asked: found.id,
    found,
    // What is known of the car stands in a row of its own.
    statements: statements.filter(({ topic }) => !(hasCar && topic === 'car')),
    families: [],
    nearMisses: [],
    waysOn: waysOn(found, sure),
  };
};

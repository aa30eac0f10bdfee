import { carOfFamily } from './carOfFamily';
import type { Identified } from './identifyText';
import { type Support, supportFor } from './supportAnswer';
import { factoryFileStatement, ncFlashStatement } from './supportStatements';
import type { TopicStatement } from './topicStatement';
import { withoutPatch } from './withoutPatch';

/** The answer of the finder in the reader's words. */
export interface FinderAnswer {
  readonly headline: string;
  readonly statements: readonly TopicStatement[];
  readonly support: Support;
}

const headlineFor = (id: string, { romdrop, instead }: Support): string => {
  if (romdrop) return `RomDrop has a definition and a patch for exactly ${id}.`;
  return instead
    ? `RomDrop has no patch for ${id}. ${instead.id} is in the same family, not verified for your car.`
    : `RomDrop has nothing for ${id} or its family.`;
};

const aboutMx5 = (found: Extract<Identified, { kind: 'mx5' }>): FinderAnswer => {
  const { id, calibration } = found;
  const support = supportFor(found);
  const car: TopicStatement = { ...carOfFamily(calibration), topic: 'car' };
  const own: TopicStatement = {
    topic: 'romdrop',
    text: support.romdrop
      ? `Use the definition and the patch named ${id}, both of one release.`
      : `RomDrop has neither definition nor patch for ${id}.`,
    sources: ['romdrop-files'],
  };
  return {
    headline: headlineFor(id, support),
    statements: [
      own,
      car,
      ...withoutPatch(id, support),
      ncFlashStatement(support),
      factoryFileStatement(support),
    ],
    support,
  };
};

const aboutUnknown = (found: Extract<Identified, { kind: 'unknown-mx5' }>): FinderAnswer => {
  const { id, family, wiki } = found;
  const support = supportFor(found);
  const known: TopicStatement = {
    topic: 'romdrop',
    text:
      family.length > 0
        ? `Of its family ${family.join(', ')} are known. Read the ID again, from inside the file.`
        : wiki
          ? 'The wiki names its family, but no file of it is known. Read the ID again, from inside the file.'
          : 'Its family is in no list either. Read the ID again, from inside the file.',
    sources: wiki ? [wiki.source] : ['romdrop-files'],
  };
  return {
    headline: `${id} has the form of an NC calibration, but no list knows it.`,
    statements: [known, ...withoutPatch(id, support)],
    support,
  };
};

const aboutGearbox = (found: Extract<Identified, { kind: 'gearbox-controller' }>): FinderAnswer => {
  const support = supportFor(found);
  const shown = support.ncFlash
    ? 'NC Flash opens it for viewing; no public program flashes it.'
    : 'No public program flashes it.';
  return {
    headline: `${found.id} belongs to the gearbox controller of an automatic, not to the engine computer.`,
    statements: [
      {
        topic: 'caution',
        text: `${shown} The engine computer has an ID of its own, with E in fifth place.`,
        sources: ['ncflash-72', 'ncflash-73'],
      },
    ],
    support,
  };
};

const aboutOther = (found: Extract<Identified, { kind: 'other-mazda' }>): FinderAnswer => {
  const { id, calibration } = found;
  const note = calibration?.note ?? 'RomDrop covers the NC only: L8 is its 1.8, LF its 2.0.';
  return {
    headline: `${id} belongs to another Mazda, not to an NC.`,
    statements: [{ topic: 'caution', text: note, sources: ['romdrop-24', 'romdrop-files'] }],
    support: supportFor(found),
  };
};

/**
 * What to tell the owner of a calibration.
 *
 * It names another file only if that is a later revision of the same family with a patch.
 */
export const finderAnswer = (found: Identified): FinderAnswer => {
  switch (found.kind) {
    case 'mx5':
      return aboutMx5(found);
    case 'unknown-mx5':
      return aboutUnknown(found);
    case 'gearbox-controller':
      return aboutGearbox(found);
    case 'other-mazda':
      return aboutOther(found);
  }
};

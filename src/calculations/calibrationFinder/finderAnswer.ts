import type { Notice } from '../limits/notice';
import { carOfFamily } from './carOfFamily';
import type { IdentifiedNc } from './identifyText';
import { type Support, supportFor } from './supportAnswer';
import { factoryFileStatement, ncFlashStatement } from './supportStatements';
import type { TopicStatement } from './topicStatement';
import { substituteNotices, withoutPatch } from './withoutPatch';

/** The answer of the finder in the reader's words. */
export interface FinderAnswer {
  readonly headline: string;
  readonly statements: readonly TopicStatement[];
  readonly support: Support;
  readonly notices: readonly Notice[];
}

const headlineFor = (id: string, { romdrop, instead, otherRevisions }: Support): string => {
  if (romdrop) return `RomDrop has a definition and a patch for exactly ${id}.`;
  if (instead)
    return `RomDrop has no patch for ${id}. ${instead.id} is in the same family, not verified for your car.`;
  return otherRevisions.length === 0
    ? `RomDrop has nothing for ${id} or its family.`
    : `RomDrop has no patch for ${id}, and none for a later revision of its family.`;
};

/** RomDrop's one definition without a patch revision. */
const faultyDefinition: TopicStatement = {
  topic: 'caution',
  text: 'The definition of LFLPEB is faulty: it names no patch revision. Menu V must print 21053000 for the patched file, and its tables must read sound in EcuFlash.',
  sources: ['definitions', 'romdrop-files'],
};

type Found<K extends IdentifiedNc['kind']> = Extract<IdentifiedNc, { kind: K }>;

const aboutKnown = (found: Found<'mx5'>): FinderAnswer => {
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
      ...(id === 'LFLPEB' ? [faultyDefinition] : []),
      car,
      ...withoutPatch(id, support),
      ncFlashStatement(support),
      factoryFileStatement(support),
    ],
    support,
    notices: substituteNotices(id, support),
  };
};

const aboutUnknown = (found: Found<'unknown-mx5'>): FinderAnswer => {
  const { id, family, wiki } = found;
  const support = supportFor(found);
  const known: TopicStatement = {
    topic: 'romdrop',
    text:
      family.length > 0
        ? `Of its family ${family.join(', ')} ${family.length === 1 ? 'is' : 'are'} known. Read the ID again, from inside the file.`
        : wiki
          ? 'The wiki names its family, but no file of it is known. Read the ID again, from inside the file.'
          : 'Its family is in no list either: that it belongs to an NC at all is not known. Read the ID again, from inside the file.',
    sources: wiki ? [wiki.source] : ['romdrop-files'],
  };
  return {
    headline: `${id} has the form of an NC calibration, but no list knows it.`,
    statements: [known, ...withoutPatch(id, support)],
    support,
    notices: substituteNotices(id, support),
  };
};

/**
 * What to tell the owner of a calibration.
 *
 * It names another file only if that is a later revision of the same family with a patch.
 */
export const finderAnswer = (found: IdentifiedNc): FinderAnswer =>
  found.kind === 'mx5' ? aboutKnown(found) : aboutUnknown(found);

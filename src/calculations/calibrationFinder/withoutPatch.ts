import { type Notice, notice } from '../limits/notice';
import type { LaterRevision } from './laterRevision';
import type { Support } from './supportAnswer';
import type { TopicStatement } from './topicStatement';

const ported: TopicStatement = {
  topic: 'caution',
  text: 'A definition ported by machine exists: unofficial, and without a patch.',
  sources: ['mapping-guide'],
};

const author =
  'The only advice seen is to write to RomDrop’s author on miata.net; one reply of 2026 says to expect no new files for now.';

const askAuthor = ({ otherRevisions }: Support): TopicStatement => ({
  topic: 'ask',
  text:
    otherRevisions.length === 0
      ? `Nothing of its family has a patch. ${author}`
      : `Of its family ${otherRevisions.join(', ')} ${otherRevisions.length === 1 ? 'has' : 'have'} a patch, but none is known to be a later revision, and helpers named later ones only. ${author}`,
  sources: otherRevisions.length === 0 ? ['romdrop-35'] : ['romdrop-35', 'romdrop-34'],
});

const threadKey = (url: string): string => `romdrop-${url.split('/').at(-1) ?? ''}`;

const insteadOf = (id: string, later: LaterRevision): readonly TopicStatement[] => {
  const named: TopicStatement | null = later.namedIn
    ? {
        topic: 'instead',
        text: `The author of NC Flash told an owner of ${id} to use ${later.id}: same family, not verified for your car.`,
        sources: [threadKey(later.namedIn)],
        href: later.namedIn,
      }
    : null;
  const nearest: TopicStatement = {
    topic: 'instead',
    text: `The nearest later revision with a patch is ${later.id}: same family, not verified for your car. Nobody named it for ${id}; ask before you flash it.`,
    sources: ['romdrop-files', 'romdrop-34'],
    doubtful: true,
  };
  const newer: TopicStatement = {
    topic: 'instead',
    text: `Newer ones have a patch too, ${later.newer.join(', ')}; the one helper who names replacements took the nearest each time, not the newest.`,
    sources: ['computed'],
  };
  return [named ?? nearest, ...(later.newer.length > 0 ? [newer] : [])];
};

/** What to tell an owner whose calibration has no patch; nothing, if it has one. */
export const withoutPatch = (id: string, support: Support): readonly TopicStatement[] => [
  ...(support.instead ? insteadOf(id, support.instead) : []),
  ...(support.portedDefinitions.length > 0 ? [ported] : []),
  ...support.requests
    .filter((url) => url !== support.instead?.namedIn)
    .map((href, place): TopicStatement => ({
      topic: 'ask',
      text:
        place === 0
          ? `An owner asked for ${id}; read the thread, a reply may have come since.`
          : 'Another thread asks for it, too.',
      sources: [],
      href,
    })),
  ...(support.askAuthor ? [askAuthor(support)] : []),
];

/** What must be heeded by who takes another revision. */
export const substituteNotices = (id: string, { instead }: Support): readonly Notice[] => {
  if (!instead) return [];
  return [
    notice('oneRevisionOnly'),
    ...(instead.layoutChanges ? [notice('layoutChanges', { family: id.slice(0, 4) })] : []),
  ];
};

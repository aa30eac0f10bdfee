import type { LaterRevision } from './laterRevision';
import type { Support } from './supportAnswer';
import type { TopicStatement } from './topicStatement';

const ported: TopicStatement = {
  topic: 'caution',
  text: 'A definition ported by machine exists: unofficial, and without a patch.',
  sources: ['mapping-guide'],
};

const askAuthor: TopicStatement = {
  topic: 'ask',
  text: 'Nothing of its family has a patch. The only advice seen is to write to RomDrop’s author on miata.net; one reply of 2026 says to expect no new files for now.',
  sources: ['romdrop-35'],
};

const together: TopicStatement = {
  topic: 'caution',
  text: 'Take stock file, patch and definition of that one revision, and flash it whole. Never put its patch or definition on your own file.',
  sources: ['romdrop-34', 'guide'],
};

const layout: TopicStatement = {
  topic: 'caution',
  text: 'The code layout of this family changes between revisions. Ask before you flash a substitute.',
  warns: true,
  sources: ['mapping-guide'],
};

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
  return [
    named ?? nearest,
    ...(later.newer.length > 0 ? [newer] : []),
    together,
    ...(later.layoutChanges ? [layout] : []),
  ];
};

/** What to tell an owner whose calibration has no patch; nothing, if it has one. */
export const withoutPatch = (id: string, support: Support): readonly TopicStatement[] => [
  ...(support.instead ? insteadOf(id, support.instead) : []),
  ...(support.portedDefinitions.length > 0 ? [ported] : []),
  ...support.requests
    .filter((url) => url !== support.instead?.namedIn)
    .map((href): TopicStatement => ({
      topic: 'ask',
      text: `An owner asked for ${id}; read the thread, a reply may have come since.`,
      sources: [],
      href,
    })),
  ...(support.askAuthor ? [askAuthor] : []),
];

import { hasBlock, type Rule } from './section';

/** Procedures that leave out how to stop or the way back, each with its reason. */
export const completeWithout: ReadonlyMap<string, readonly [missing: string, reason: string]> =
  new Map([
    ['read-the-rom', ['undo', 'changes nothing in the car']],
    ['read-the-id', ['undo', 'changes nothing']],
    ['tell-which-car', ['undo', 'changes nothing']],
    ['record-a-pull', ['undo', 'changes nothing that stays']],
    ['compare-two-pulls', ['undo', 'changes nothing']],
    ['prepare-the-file', ['stop', 'changes a copy on the laptop']],
    ['enter-the-car', ['stop', 'changes a setting of a viewer']],
    ['install-romdrop', ['undo', 'files on the laptop, which can be deleted']],
    ['set-up-ecuflash', ['undo', 'settings on the laptop']],
    ['disconnect', ['stop undo', 'ends every other job']],
    ['when-a-flash-fails', ['stop undo', 'is itself the way back']],
  ]);

export const withoutStopOrWayBack: Rule = (section) => {
  if (!hasBlock(section, 'steps')) return [];
  const [excused = ''] = completeWithout.get(section.id) ?? [];
  return ['stop', 'undo']
    .filter((block) => !hasBlock(section, block) && !excused.includes(block))
    .map((block) => `a procedure without ":::${block}"`);
};

import { identifyId } from '@site/src/calculations/calibrationFinder/identifyText';
import { imageStatements } from '@site/src/calculations/calibrationFinder/imageStatement';
import type { Statement } from '@site/src/calculations/text/Statement';
import type { FinderResult } from './finderResult';
import type { OpenedRom } from './openRom';
import { verdict } from './verdict';

/** Parts the first sentence from the rest. */
const parted = ({ text, ...rest }: Statement): readonly [string, readonly Statement[]] => {
  const end = text.indexOf('. ');
  if (end < 0) return [text, []];
  return [text.slice(0, end + 1), [{ ...rest, text: text.slice(end + 2) }]];
};

const readAgain = { href: '#read-the-rom', words: 'Read the ROM' } as const;

/** What is known of an opened file: the file first if anything is wrong with it, else its ID. */
export const fileVerdict = ({ name, image }: OpenedRom): FinderResult => {
  const [first, ...remarks] = imageStatements(image);
  const ofId = image.found && verdict(image.found);
  const whole = ['image', 'gearbox-controller', 'other-mazda'].includes(image.kind);
  if (ofId && first && whole) {
    const sure = remarks.length > 0 && ofId.sure === 'checked' ? 'look-again' : ofId.sure;
    return { ...ofId, sure, asked: name, statements: [first, ...remarks, ...ofId.statements] };
  }
  const [sentence, more] = first ? parted(first) : ['', []];
  const idSays: Statement[] = ofId ? [{ text: ofId.sentence, sources: [] }] : [];
  return {
    sentence,
    sure: 'open',
    asked: name,
    // Nothing is proposed for a file that must not be used.
    found: null,
    statements: [...more, ...remarks, ...idSays],
    families: [],
    nearMisses: [],
    waysOn: [readAgain],
  };
};

/** What is left of a file when the page was loaded anew: its ID, or nothing. */
export const formerFileVerdict = (key: string): FinderResult => {
  const kind = key.charAt(4) === 'T' ? 'gearbox-controller' : 'engine-computer';
  const said = verdict(identifyId({ id: key, kind }));
  const note: Statement = {
    text: 'This ID was read from a file. Open it again to see whether the file is whole.',
    sources: [],
  };
  return { ...said, statements: [note, ...said.statements] };
};

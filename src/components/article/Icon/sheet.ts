import { markPaths } from '../markPaths';
import { iconPaths } from './paths';

/**
 * The sheet of drawings that `Icon` and `Mark` use: each once in a page, not at every place. Paths and not
 * symbols: a symbol would cut off what a mark draws outside its frame.
 */
export const iconSheet = `<defs>${[
  ...Object.entries(iconPaths).map(([name, path]) => `<path id="icon-${name}" d="${path}"/>`),
  ...Object.entries(markPaths).map(([sure, path]) => `<path id="mark-${sure}" d="${path}"/>`),
].join('')}</defs>`;

import type { FindingCode } from '../findingRules';
import { quoted, type Report } from './checkContext';

/** How files begin that are no `logcfg.txt`. */
const beginnings: readonly (readonly [FindingCode, RegExp])[] = [
  ['a-log', /^\ufeff?"?sample"?\s*[,;\t]\s*"?time"?/i],
  ['a-log', /^\ufeff?"?time"?\s*[,;\t]\s*"?[A-Z]/i],
  ['a-document', /^\{\\rtf|^PK\W|^%PDF|^\u00d0\u00cf/],
  ['a-document', /^\ufeff?\s*<(?:!doctype|html|\?xml|roms?\b)/i],
];

/** Reports a file of another kind; nothing in it is to be repaired. */
export const reportOtherKind = (text: string, report: Report): boolean => {
  const found = beginnings.find(([, beginning]) => beginning.test(text));
  if (!found) return false;
  const [first = ''] = text.split(/[\r\n]/, 1);
  report(found[0], 1, quoted(first));
  return true;
};

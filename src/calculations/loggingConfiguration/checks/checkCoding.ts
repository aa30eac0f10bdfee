import { byteOrderMark } from '../configurationLines';
import type { TextCoding } from '../decodeConfiguration';
import { type Repair, replaceLine } from '../finding';
import type { Report } from './checkContext';

/** Any repair writes plain lines without a mark; this one does nothing else. */
const plain = (label: string): Repair => ({ label, edits: [] });

/** No-break, thin and other blanks that come along from print; the byte order mark is another finding. */
const typesetBlank = /[\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000]/;
const typesetBlanks = new RegExp(typesetBlank, 'g');

/** What is wrong with a file before its first word is read. */
export const checkCoding = (text: string, coding: TextCoding, report: Report): void => {
  if (coding === 'utf-16') {
    report('two-byte-coding', 1, 'Two bytes for each character.', plain('Save as plain text'));
  } else if (text.startsWith(byteOrderMark)) {
    report('coding-mark', 1, 'A byte order mark.', plain('Save as plain text'));
  }
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const control = /[\u0000-\u0008\u000e-\u001f\ufffd]/.exec(text);
  if (control) {
    const line = text.slice(0, control.index).split(/\r\n|\n|\r/).length;
    report('control-characters', line, 'A character that no text has.');
  }
  for (const [place, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [content = '', ...comment] = line.split(';');
    if (!typesetBlank.test(content)) continue;
    const plainLine = [content.replaceAll(typesetBlanks, ' '), ...comment].join(';');
    report(
      'typeset-blank',
      place + 1,
      'A blank that print uses, such as a narrow one.',
      replaceLine('Write a plain blank', place + 1, plainLine),
    );
  }
  if (/\r(?!\n)/.test(text))
    report('mac-line-ends', 1, 'Carriage returns.', plain('Write line feeds'));
  else if (text.includes('\r\n')) {
    report('windows-line-ends', 1, 'Carriage returns and line feeds.', plain('Write line feeds'));
  }
};

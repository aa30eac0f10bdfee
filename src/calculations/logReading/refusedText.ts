import { loggingFileLine } from './loggingFileLine';

/** Texts that owners open by mistake, by what stands in their first lines. */
const kinds: readonly (readonly [patterns: readonly RegExp[], refusal: string])[] = [
  [
    [/firmware/i, /paramname|sampinterval|requests? per|\bphase\b/i],
    'This is logcfg.out, in which the unit repeats its settings. Open the CSV that it wrote beside it.',
  ],
  [
    [loggingFileLine],
    'This is a logging file such as logcfg.txt, which says what to log. Open the CSV that the unit made with it.',
  ],
  [
    [/^\s*<(?:!doctype|html|\?xml|roms?\b)/i],
    'This is a web page or an XML file, not a log. Open the CSV that the logger wrote.',
  ],
  [[/^\s*[[{]\s*["{[\]}]/], 'This is JSON, not rows of a table. Export the log as CSV.'],
  [[/^\{\\rtf/], 'This is a text document (.rtf). Open the CSV that the logger wrote.'],
  [
    [/^\s*%DataLog%/i],
    'This is a log of a Haltech program: the names of its columns stand one below the other, and its numbers in units of their own. Open a CSV with one line of names above plain numbers.',
  ],
  [
    [/^\s*\[Table\d?D\]/i],
    'This is a table of a map, as RomRaider copies it, not a log. Paste it where the table is asked for.',
  ],
];

/** What the text is instead of a log, with what to do; '' if nothing speaks against a log. */
export const refusedText = (lines: string): string => {
  const head = lines.slice(0, 4000);
  return kinds.find(([patterns]) => patterns.every((pattern) => pattern.test(head)))?.[1] ?? '';
};

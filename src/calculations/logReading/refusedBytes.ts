/** Files that owners open by mistake, by their first bytes. */
const kinds: readonly (readonly [start: string, refusal: string])[] = [
  [
    'MLVLG',
    'This is a binary log of MegaLogViewer (.mlg). Export it there as CSV, and open the CSV.',
  ],
  [
    'PK\u0003\u0004',
    'This is a spreadsheet (.xlsx) or a zip archive. Save the sheet as CSV in UTF-8, or unpack the archive, and open the CSV.',
  ],
  [
    '\u00d0\u00cf\u0011\u00e0',
    'This is an old spreadsheet (.xls). Save it as CSV in UTF-8, and open the CSV.',
  ],
  ['\u001f\u008b', 'This is a packed file (.gz). Unpack it, and open the CSV inside.'],
  ['%PDF', 'This is a PDF. Open the CSV that the logger wrote.'],
  ['\u0089PNG', 'This is a picture. Open the CSV that the logger wrote.'],
  ['\u00ff\u00d8\u00ff', 'This is a picture. Open the CSV that the logger wrote.'],
  ['7z\u00bc\u00af', 'This is a packed file (.7z). Unpack it, and open the CSV inside.'],
  ['Rar!', 'This is a packed file (.rar). Unpack it, and open the CSV inside.'],
];

/** What the file is instead of text, with what to do; '' if nothing speaks against a log. */
export const refusedBytes = (first: Uint8Array): string => {
  const start = String.fromCharCode(...first.subarray(0, 8));
  return kinds.find(([magic]) => start.startsWith(magic))?.[1] ?? '';
};

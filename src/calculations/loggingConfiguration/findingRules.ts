/** `error`: it will not log, or logs something wrong. `warning`: it may. `note`: good to know. */
export type Severity = 'error' | 'warning' | 'note';

interface Rule {
  readonly severity: Severity;
  /** Why it matters, in the reader's words. */
  readonly reason: string;
  /** Keys of `sources.ts`. */
  readonly sources: readonly string[];
}

const rule = (severity: Severity, reason: string, ...sources: readonly string[]): Rule => ({
  severity,
  reason,
  sources,
});

const silent = 'One request that the car does not know can keep the adapter from writing any file.';

/** Everything that the check can find. */
export const findingRules = {
  'two-byte-coding': rule(
    'error',
    'The file is written in UTF-16. The adapter expects plain text; save it again as plain text or UTF-8.',
    'inferred',
  ),
  'coding-mark': rule(
    'warning',
    'The file begins with an invisible mark of its coding, which the adapter may take for a part of the first key.',
    'inferred',
  ),
  'control-characters': rule(
    'error',
    'This is no plain text; perhaps another kind of file.',
    'inferred',
  ),
  'typeset-blank': rule(
    'warning',
    'A blank that print uses stands in this line, as in text copied from a page. The adapter may take it for a part of the name or the number.',
    'inferred',
  ),
  'windows-line-ends': rule(
    'note',
    'Lines end as Windows writes them. Nothing known speaks against it.',
    'inferred',
  ),
  'mac-line-ends': rule(
    'warning',
    'Lines end as an old Mac wrote them. The adapter may read the whole file as one line.',
    'inferred',
  ),
  'too-large': rule(
    'warning',
    'Only the first 131\u00a0072 characters were checked; the sample file has 11\u00a0000.',
    'inferred',
  ),
  'no-parameters': rule(
    'error',
    'The file asks for nothing, so there is nothing to log: each column begins with a paramname line.',
    'romdrop-files',
  ),
  'a-log': rule(
    'error',
    'This is a log that the adapter wrote, not the file that tells it what to log.',
    'openport-sample',
  ),
  'a-document': rule(
    'error',
    'This is a document, an archive or a definition, not plain text with one key on each line.',
    'romdrop-files',
  ),
  'unreadable-line': rule(
    'error',
    'Each line is key = value, a comment after a semicolon, or empty.',
    'romdrop-files',
  ),
  'two-keys': rule('error', 'Each key needs a line of its own.', 'guide', 'romdrop-files'),
  'old-trigger': rule(
    'error',
    'This is the trigger text of the earlier guide, which neither the sample file nor the maker’s notes know. A trigger is a pair of lines, conditionrpn and action.',
    'romdrop-files',
    'tactrix-notes',
  ),
  'unknown-key': rule('warning', 'No source lists this key.', 'tactrix-notes', 'romdrop-files'),
  'misspelt-key': rule(
    'warning',
    'The maker’s notes spell it so once; everybody else writes calcconstdelay.',
    'tactrix-notes',
    'romdrop-files',
  ),
  'key-out-of-place': rule(
    'error',
    'This key describes a parameter, and no paramname stands above it.',
    'romdrop-files',
  ),
  'duplicate-key': rule(
    'warning',
    'Which of the two the adapter takes is not documented.',
    'inferred',
  ),
  'wrong-value': rule(
    'error',
    'The key does not take this value.',
    'romdrop-files',
    'tactrix-notes',
  ),
  'impossible-bits': rule(
    'error',
    'The first bit and the width together reach beyond the 32 bits that a value can have.',
    'romdrop-files',
    'opy-config',
  ),
  'unseen-offset': rule(
    'warning',
    'The sample file counts the first bit of a switch from 0 to 7 and gives it to switches only; a shared sheet goes up to 31.',
    'romdrop-files',
    'opy-config',
  ),
  'other-bit': rule(
    'warning',
    'The sample file reads this switch at another bit: the column would show another switch.',
    'romdrop-files',
  ),
  'float-contradiction': rule(
    'error',
    'A floating-point number has 32 bits and is no whole number.',
    'tactrix-notes',
  ),
  'two-groups': rule(
    'warning',
    'priority = 2 is the old way to write sampgroup = 1. Which of the two counts is not documented.',
    'tactrix-notes',
  ),
  'impossible-id': rule(
    'error',
    'The number is larger than this request can carry: one byte in mode 0x01, two in 0x22, four in 0x23.',
    'romdrop-files',
    'inferred',
  ),
  'decimal-id': rule(
    'warning',
    'Without 0x the number is decimal. In hexadecimal these digits are a request of the sample file.',
    'romdrop-files',
  ),
  'pace-keys': rule(
    'note',
    'The earlier guide logged faster without it; what it does is not documented.',
    'guide',
  ),
  'no-echo': rule(
    'note',
    'Without logcfg.out the best help is gone when something is wrong.',
    'tactrix-notes',
  ),
  'no-channel': rule('error', 'A type line must stand above everything else.', 'openport-sample'),
  'unknown-type': rule(
    'error',
    'The NC needs obd; adc, ascii, inno and calc may follow.',
    'guide',
    'tactrix-notes',
  ),
  'wrong-protocol': rule('error', 'The NC speaks protocol 6, ISO 15765.', 'romdrop-files'),
  'wrong-pin': rule(
    'error',
    'The adapter measures at pins 8, 12 and 16.',
    'guide',
    'openport-sample',
  ),
  'too-many-channels': rule('error', 'The adapter takes four channels.', 'tactrix-notes'),
  'calc-not-last': rule('error', 'The calc channel must be the last channel.', 'guide'),
  'memory-widths': rule(
    'error',
    'Raw memory on the NC needs the widths 4, 2 and 0; the adapter’s own values differ.',
    'romdrop-files',
    'openport-sample',
  ),
  'missing-mode': rule('error', 'A parameter of the obd channel needs its mode.', 'romdrop-files'),
  'missing-id': rule('error', 'A parameter needs its paramid.', 'romdrop-files'),
  'duplicate-name': rule(
    'error',
    'Two columns of one name cannot be told apart in formulas or in the log.',
    'inferred',
  ),
  'duplicate-request': rule(
    'warning',
    'The same value is asked for twice, which costs time.',
    'inferred',
  ),
  'reserved-name': rule(
    'error',
    'A name must not be empty, a number, x, sample or time.',
    'openport-sample',
    'inferred',
  ),
  'unsafe-name': rule(
    'warning',
    'Letters, figures and underlines are safe; one owner warns that other characters break a file.',
    'tactrix-logging',
    'inferred',
  ),
  'wrong-width': rule(
    'error',
    'The sample file reads this value with another width.',
    'romdrop-files',
  ),
  'other-scaling': rule('warning', 'The sample file scales this value otherwise.', 'romdrop-files'),
  'other-request': rule(
    'warning',
    'In the sample file this name asks for another value.',
    'romdrop-files',
  ),
  'unlisted-request': rule(
    'note',
    `Not among the 95 of the sample file. ${silent}`,
    'guide',
    'tactrix-logging',
  ),
  'do-not-select': rule(
    'error',
    'A shared sheet of parameters marks this request: do not select.',
    'opy-config',
  ),
  'cam-on-18': rule('error', `A 1.8 has no cam angle. ${silent}`, 'guide'),
  'memory-unpatched': rule(
    'error',
    'Memory can be read only with a patched file in the car.',
    'guide',
  ),
  'empty-formula': rule(
    'error',
    'A formula needs at least one item; leave the line out to get the raw value.',
    'romdrop-files',
  ),
  'ordinary-notation': rule(
    'error',
    'Formulas stand in reverse Polish notation: first the numbers, then what to do with them, between commas.',
    'tactrix-notes',
  ),
  'decimal-comma': rule(
    'error',
    'A comma parts two items of a formula. The decimal sign of a number is a point.',
    'tactrix-notes',
  ),
  'unreadable-number': rule(
    'error',
    'This item is no number: digits, one point, and a minus in front if it is below zero.',
    'tactrix-notes',
  ),
  'cut-formula': rule(
    'error',
    'A semicolon begins a comment, so the formula ends there. Commas part its items.',
    'romdrop-files',
    'openport-sample',
  ),
  'never-a-number': rule(
    'error',
    'The formula divides by zero, so no raw value gives a number.',
    'computed',
  ),
  'always-the-same': rule(
    'warning',
    'The formula gives the same number for every raw value, so the column cannot move.',
    'computed',
  ),
  'refers-to-itself': rule(
    'error',
    'A calculated column cannot use its own value of the same row; with a cross it uses that of the row before.',
    'tactrix-notes',
    'inferred',
  ),
  millivolts: rule(
    'warning',
    'An analogue input arrives in millivolts: x,0.001,* makes volts of it.',
    'guide',
  ),
  'stack-underflow': rule(
    'error',
    'Each operator needs two values in front of it.',
    'tactrix-notes',
  ),
  'stack-leftovers': rule(
    'error',
    'More than one value is left at the end: an operator is missing.',
    'tactrix-notes',
  ),
  'formula-without-x': rule(
    'warning',
    'The formula of a parameter starts from x, its raw value.',
    'romdrop-files',
  ),
  'x-without-value': rule(
    'error',
    'Calculated columns and triggers use the names of columns, not x.',
    'guide',
  ),
  'name-in-parameter': rule(
    'warning',
    'Names of other columns belong into calculated columns and triggers; that a parameter can use them, no source says.',
    'guide',
  ),
  'unknown-name': rule(
    'error',
    'A formula uses only names of paramname lines in this file, letter by letter.',
    'inferred',
  ),
  'name-below': rule(
    'error',
    'A formula uses only what stands above it.',
    'openport-sample',
    'guide',
  ),
  'condition-without-action': rule(
    'error',
    'A trigger is a pair of lines, conditionrpn and action.',
    'romdrop-files',
  ),
  'action-without-condition': rule(
    'error',
    'A trigger is a pair of lines, conditionrpn and action.',
    'romdrop-files',
  ),
  'unknown-action': rule(
    'error',
    'The actions are start, stop and newfile.',
    'tactrix-notes',
    'romdrop-files',
  ),
  'no-start': rule(
    'error',
    'With any trigger in the file, nothing is written until a start comes true.',
    'tactrix-logging',
  ),
  'never-true': rule(
    'warning',
    'By its formula this column may never have this value, even at its end, so the trigger may never fire.',
    'computed',
    'public-logs',
  ),
  'pedal-may-end-lower': rule(
    'warning',
    'Some pedals end at 97 %: this trigger may never fire.',
    'public-logs',
  ),
  'too-many-parameters': rule(
    'error',
    'The adapter takes 60 parameters, outside sensors and calculated columns included.',
    'tactrix-notes',
  ),
  'long-header': rule(
    'warning',
    'Keep all names together below 512 characters. The true limit is not known: one owner logged 607, and 717 did not.',
    'ecu-calibration',
    'tactrix-logging',
  ),
  'fast-pace': rule(
    'warning',
    'By the inferred model this asks for far more than 32 rows per second, the most that any source saw. Too fast a pace loses whole columns without a message.',
    'guide',
    'tactrix-logging',
  ),
  'unseen-pace': rule('note', 'Files that are known use 500 to 100000.', 'guide', 'opy-config'),
  'judged-in-group': rule(
    'warning',
    'A pull, or a cell of the table, is judged by this column. In a group it repeats old values between two readings.',
    'inferred',
  ),
  'group-of-one': rule('note', 'A group of one saves nothing.', 'inferred'),
} satisfies Record<string, Rule>;

export type FindingCode = keyof typeof findingRules;

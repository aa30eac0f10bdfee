import { type Limit, refusal, warning } from './limit';

/** What a status value of a log cannot tell. */
export const driveStatus = {
  driveStatusFraction: refusal(
    'drive-status',
    'The drive status is a whole number, and {value} is none: the column was scaled, or its rows were averaged. Log it without a formula.',
    'romdrop-files',
  ),
  fuelStatusFraction: refusal(
    'what-to-log',
    '{value} is no `FUELSYS` code. Only the whole-number part is the code, and what stands behind it is a second code divided by 256: other fractions come from averaged rows or another formula.',
    'romdrop-files',
    'inferred',
  ),
  fuelStatusNoCode: refusal(
    'what-to-log',
    '{value} is neither a `FUELSYS` code nor two bytes of codes. Paste the column as it was logged.',
    'obd-standard',
    'inferred',
  ),
  statusColumnOther: refusal(
    'drive-status',
    '{unread} of {all} lines hold no status, so this is another column: {reason} Paste the column of the status.',
    'computed',
  ),
  statusColumnNamed: refusal(
    'drive-status',
    'The pasted column is headed `{heading}`, and `{column}` is chosen: the same number means something else in each. Choose the column that was pasted.',
    'guide',
  ),
  statusReadAs: warning(
    'drive-status',
    '`{text}` was read as {read}. As {other} it would be {otherValue}. Choose under “Digits are” which it is.',
    'computed',
  ),
  statusColumnReadAs: warning(
    'drive-status',
    'Digits such as `{text}` were read as {notation} in the whole column. Choose under “Digits are” if they are {other}.',
    'computed',
  ),
  statusColumnMixed: warning(
    'drive-status',
    'The column contradicts itself: `{hexadecimal}` is a status in hexadecimal only, `{decimal}` in decimal only. All digits were read as {notation}; look at what wrote it.',
    'computed',
  ),
  driveStatusInferred: warning(
    'drive-status',
    'That `ENGINE_STATUS` shows the drive status byte is inferred from its name. Check it first: with the key on and the engine off it should read 128.',
    'inferred',
    'guide',
  ),
  statusBitsMixed: warning(
    'drive-status',
    '{value} has more than one bit set. No source describes that; perhaps this column is something else.',
    'inferred',
  ),
  statusUnnamed: warning('drive-status', 'No source names the value {value}.', 'inferred'),
  fuelStatusWholePart: warning(
    'what-to-log',
    'Only the whole-number part is the code, because the second byte is scaled along with it.',
    'romdrop-files',
    'inferred',
  ),
  fuelStatusRaw: warning(
    'what-to-log',
    '{value} was read as the raw two bytes, before the formula of the sample file divides them by 256.',
    'romdrop-files',
  ),
  fuelStatusLags: warning(
    'drive-status',
    '`FUELSYS` can lag: in one picture it still reads 2 for 0.56 s at full pedal. Do not time a pull by it.',
    'guide-pictures',
  ),
  statusLinesLeftOut: warning(
    'drive-status',
    '{unread} of {all} lines hold no status and were left out.',
    'computed',
  ),
  statusColumnHeaded: warning(
    'drive-status',
    'The pasted column is headed `{heading}`. It was read as `{column}`; make sure that it is.',
    'computed',
  ),
} as const satisfies Readonly<Record<string, Limit>>;

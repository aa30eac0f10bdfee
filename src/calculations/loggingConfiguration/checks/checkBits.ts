import { replaceLine } from '../finding';
import { wholeNumber } from '../wholeNumber';
import {
  type CheckContext,
  entryOf,
  type FileColumn,
  quoted,
  type Report,
  widthOf,
} from './checkContext';
import { requestedBy, sampleParameters } from './sampleParameter';

/** Most bits that a value can have. */
const mostBits = 32;

/** Highest first bit that the sample file gives to a switch. */
const highestSeen = 7;

const checkFirstBit = (column: FileColumn, report: Report): void => {
  const entry = entryOf(column.entries, 'offsetbits');
  const width = widthOf(column);
  const first = entry ? wholeNumber(entry.value) : 0;
  // Values that are no numbers are told by the check of the keys.
  if (Number.isNaN(first) || Number.isNaN(width) || first >= mostBits) return;
  const what = `${quoted(column.name)}: offsetbits = ${first}, ${width} bits`;
  if (entry && first + width > mostBits) report('impossible-bits', entry.line, what);
  else if (entry && first > 0 && (width !== 1 || first > highestSeen))
    report('unseen-offset', entry.line, what);
  if (width !== 1) return;
  const switches = sampleParameters(column).filter(({ bits }) => bits === 1);
  const own = switches.find(({ name }) => name === column.name);
  const fits = own ? own.firstBit === first : switches.some(({ firstBit }) => firstBit === first);
  if (switches.length === 0 || fits) return;
  const text = `offsetbits = ${own?.firstBit ?? 0}`;
  const repair = own && entry ? replaceLine(`Write ${text}`, entry.line, text) : null;
  report('other-bit', entry?.line ?? column.line, what, repair);
};

const isSet = (column: FileColumn, key: string): boolean =>
  entryOf(column.entries, key)?.value === '1';

const checkFloat = (column: FileColumn, report: Report): void => {
  if (!isSet(column, 'isfloat')) return;
  const bits = entryOf(column.entries, 'databits');
  if (bits && wholeNumber(bits.value) !== mostBits) {
    const repair = replaceLine('Write databits = 32', bits.line, 'databits = 32');
    report('float-contradiction', bits.line, `databits = ${quoted(bits.value)}`, repair);
  }
  if (isSet(column, 'issignedint'))
    report('float-contradiction', column.line, `${quoted(column.name)}: isfloat and issignedint`);
};

/** Bytes of the number of a request, by its mode. */
const bytesOfId: ReadonlyMap<number, number> = new Map([
  [0x01, 1],
  [0x22, 2],
  [0x23, 4],
]);

const checkId = (column: FileColumn, report: Report): void => {
  const request = requestedBy(column);
  const entry = entryOf(column.entries, 'paramid');
  const bytes = request && bytesOfId.get(request.mode);
  if (!request || !entry || !bytes) return;
  const what = `${quoted(column.name)}: paramid = ${quoted(entry.value)}`;
  const digits = /^\d{2,4}$/.test(entry.value) ? entry.value : '';
  const inHexadecimal = {
    ...column,
    entries: [...column.entries, { ...entry, value: `0x${digits}` }],
  };
  const meant =
    digits !== '' &&
    sampleParameters(column).length === 0 &&
    sampleParameters(inHexadecimal).length > 0;
  if (meant) {
    const repair = replaceLine(`Write 0x${digits}`, entry.line, `paramid = 0x${digits}`);
    report('decimal-id', entry.line, what, repair);
  } else if (request.id >= 256 ** bytes) report('impossible-id', entry.line, what);
};

/** Numbers and widths that contradict each other or the request. */
export const checkBits = ({ columns }: CheckContext, report: Report): void => {
  for (const column of columns) {
    if (column.type !== 'obd') continue;
    checkFirstBit(column, report);
    checkFloat(column, report);
    checkId(column, report);
  }
};

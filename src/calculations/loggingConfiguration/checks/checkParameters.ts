import { type LoggingParameter, parametersNamed } from '@site/src/data/loggingParameters';
import { type LineEdit, insertBelow, type Repair, replaceLine } from '../finding';
import { settingOf } from '../configuration';
import { lackOf } from '../plannedParameters';
import { safeName, uniqueName } from '../shortNames';
import {
  type CheckContext,
  entryOf,
  type FileColumn,
  quoted,
  type Report,
  widthOf,
} from './checkContext';
import { sameScaling } from './sameScaling';
import { requestedBy, sampleParameters } from './sampleParameter';

const doNotSelect = [0x09d3, 0x1681];

/** Comments out a parameter with all its lines. */
const commentOutBlock = ({ located }: CheckContext, { line, entries }: FileColumn): Repair => {
  const lines = [line, ...entries.map((entry) => entry.line)];
  const edits = lines.map((number): LineEdit => {
    const text = located.lines[number - 1]?.text.trim() ?? '';
    return { from: number, to: number, lines: [`; ${text}`] };
  });
  return { label: 'Make its lines comments', edits };
};

const checkRequest = (context: CheckContext, column: FileColumn, report: Report): void => {
  const { name, line, entries } = column;
  if (!entryOf(entries, 'mode')) {
    const sample = parametersNamed(name)[0];
    const repair = sample
      ? insertBelow(`Add 0x${sample.mode}`, line, [`mode = 0x${sample.mode}`])
      : null;
    report('missing-mode', line, quoted(name), repair);
  }
  const request = requestedBy(column);
  if (!request) return;
  const samples = sampleParameters(column);
  if (request.mode === 0x22 && doNotSelect.includes(request.id)) {
    report('do-not-select', line, quoted(name), commentOutBlock(context, column));
  } else if (samples.length === 0 && request.mode !== 0x23) {
    report('unlisted-request', line, quoted(name));
  }
  const meant = parametersNamed(name);
  if (meant.length > 0 && !meant.some((each) => samples.includes(each)) && request.mode !== 0x23) {
    report('other-request', line, quoted(name));
  }
  const lacks = samples.map((sample) => context.car && lackOf(sample, context.car));
  const memory = request.mode === 0x23 && context.car?.patched === false;
  if (memory) report('memory-unpatched', line, quoted(name), commentOutBlock(context, column));
  else if (lacks.some(Boolean)) {
    report('cam-on-18', line, quoted(name), commentOutBlock(context, column));
  }
};

const widthRepair = ({ line, entries }: FileColumn, { bits, float }: LoggingParameter): Repair => {
  const text = float ? 'isfloat = 1' : `databits = ${bits}`;
  const entry = entryOf(entries, float ? 'isfloat' : 'databits') ?? entryOf(entries, 'databits');
  return entry
    ? replaceLine(`Write ${text}`, entry.line, text)
    : insertBelow(`Add ${text}`, entryOf(entries, 'paramid')?.line ?? line, [text]);
};

const checkWidth = (column: FileColumn, report: Report): void => {
  const samples = sampleParameters(column);
  const [sample] = samples;
  const width = widthOf(column);
  const float = settingOf(column.entries, 'isfloat') === '1';
  const wholeByteOfSwitches = width === 8 && samples.every(({ bits }) => bits === 1);
  const fits = samples.some((each) => each.bits === width && (each.float ?? false) === float);
  if (!sample || fits || wholeByteOfSwitches) return;
  const what = `${quoted(column.name)}: ${width} bits; the sample file has ${sample.bits}${sample.float ? ', a float' : ''}`;
  report('wrong-width', column.line, what, widthRepair(column, sample));
};

/** The sample's scaling is doubtful, and the standard's form is given in its place. */
const scalingInDoubt = new Set(['CAT_DSD']);

const checkScaling = (column: FileColumn, report: Report): void => {
  const sample = sampleParameters(column).find(({ name }) => name === column.name);
  if (!sample?.scaling || scalingInDoubt.has(sample.name)) return;
  const entry = entryOf(column.entries, 'scalingrpn');
  if (entry && sameScaling(entry.value, sample.scaling, sample.bits)) return;
  const text = `scalingrpn = ${sample.scaling}`;
  const repair = entry
    ? replaceLine(`Write ${sample.scaling}`, entry.line, text)
    : insertBelow(`Add ${text}`, column.line, [text]);
  const what = `${column.name}: ${entry ? quoted(entry.value) : 'no formula'}`;
  report('other-scaling', entry?.line ?? column.line, what, repair);
};

const reserved = /^(?:|x|sample|time|[+-]?[\d.]+)$/i;

const checkNames = ({ columns }: CheckContext, report: Report): void => {
  const [seen, requests] = [new Set<string>(), new Set<string>()];
  for (const column of columns) {
    const { name, line, entries } = column;
    const renamed = (): Repair => {
      const to = uniqueName(safeName(name), new Set([...seen, 'sample', 'time']));
      return replaceLine(`Call it ${to}`, line, `paramname = ${to}`);
    };
    if (reserved.test(name)) report('reserved-name', line, quoted(name), renamed);
    else if (/[^A-Za-z0-9_]/.test(name)) report('unsafe-name', line, quoted(name), renamed);
    const request = ['mode', 'paramid', 'databits', 'offsetbits']
      .map((key) => settingOf(entries, key)?.toLowerCase() ?? '')
      .join(' ');
    const asksTwice = column.type === 'obd' && requests.has(request);
    if (seen.has(name) && name !== '') {
      report('duplicate-name', line, quoted(name), renamed);
    } else if (asksTwice) report('duplicate-request', line, quoted(name));
    seen.add(name);
    requests.add(request);
  }
};

/** Each parameter by itself, and its name among the others. */
export const checkParameters = (context: CheckContext, report: Report): void => {
  checkNames(context, report);
  if (context.columns.length === 0) report('no-parameters', 1, 'No paramname line.');
  for (const column of context.columns) {
    const asked = column.type !== 'calc';
    if (asked && !entryOf(column.entries, 'paramid')) {
      report('missing-id', column.line, quoted(column.name));
    }
    if (column.type !== 'obd') continue;
    checkRequest(context, column, report);
    checkWidth(column, report);
    checkScaling(column, report);
  }
};

import { gateNames } from '../../src/calculations/logAnalysis/gates';

/** A deliberate breakage: one edit of a source file that must turn a unit test red. */
export interface Breakage {
  /** What is broken, in words. */
  readonly breaks: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly put: string;
}

type Line = readonly [breaks: string, find: string, put: string];

const inFile = (file: string, ...lines: readonly Line[]): Breakage[] =>
  lines.map(([breaks, find, put]) => ({ breaks, file, find, put }));

const analysis = (file: string): string => `src/calculations/logAnalysis/${file}.ts`;
const reading = (file: string): string => `src/calculations/logReading/${file}.ts`;
const instrument = (file: string): string => `src/components/instruments/ReadLog/${file}`;

const passing = "options.gates[gate] || gate === 'readable' ? [{ place, test }] : []";

/**
 * What must never go wrong unseen where a log becomes a table: `npm run breakages` tries each.
 * One breakage a line, so that they can be read one below the other.
 */
// prettier-ignore
export const breakages: readonly Breakage[] = [
  ...inFile(
    analysis('gateRows'),
    ...gateNames.map((gate): Line => [`the gate ${gate} is gone`, passing, `gate !== '${gate}' && (options.gates[gate] || gate === 'readable') ? [{ place, test }] : []`]),
    ['a row counts under every gate that it fails', '        break;\n', ''],
    ['a drive that was left out counts', 'if (leftOut.has(drive.drive)) rejectedBy.fill', 'if (leftOut.has(-1)) rejectedBy.fill'],
    ['what a gate lacks is not told', 'cannotText(lacking.get(gate) ?? [], looked.length)', "''"],
  ),
  ...inFile(
    analysis('gateConditions'),
    ['a grouped column tells movement', 'if (grouped.length > 0)', 'if (grouped.length > 99)'],
    ['a slow log tells movement', 'drive.stepSeconds <= slowestStepSeconds ? null', 'drive.stepSeconds <= 99 ? null'],
    ['the half second after the loop closed counts', '> wait + clockError;\n};\n\nconst fuelCut', '>= 0;\n};\n\nconst fuelCut'],
    ['the second after a fuel cut counts', '(cut[row - drive.from] ?? Infinity) > wait + clockError', '(cut[row - drive.from] ?? Infinity) > 0'],
    ['rows just after a start count', '(started[row - drive.from] ?? 0) > afterStartSeconds + clockError', '(started[row - drive.from] ?? 0) >= 0'],
  ),
  ...inFile(
    analysis('proofText'),
    ['the proof keeps the filter to itself', '...(options.filter', '...(options.filter?.text === \'\''],
  ),
  ...inFile(
    instrument('OwnFilter.tsx'),
    ['in which unit a filter counts is not told', 'readings.length > 0 &&', 'readings.length > 99 &&'],
  ),
  ...inFile(
    analysis('filterNames'),
    ['a name with its unit is compared in another', 'if (found?.refusal) throw', 'if (found?.refusal === \'never\') throw'],
  ),
  ...inFile(
    analysis('filterReader'),
    ['a row without a number passes a filter', 'read(row) === 1', 'read(row) !== 0'],
    ['a denial passes what nobody measured', 'return (row) => 1 - of(row);', 'return (row) => Number(of(row) !== 1);'],
    ['one side of or speaks for a number that is missing', 'Math.max(left(row), right(row))', 'Math.max(left(row) || 0, right(row) || 0)'],
    ['a division by nothing is a large number', 'Number.isFinite(value) ? value : NaN', 'value'],
    ['the last bit of a single decides', 'equalShare = 2 ** -22', 'equalShare = 0'],
  ),
  ...inFile(
    analysis('readFilter'),
    ['and binds no more than or', "return this.joined('or', () => this.both());", "return this.joined('or', () => this.comparison());"],
    ['brackets go as deep as one likes', 'if (this.depth > deepest)', 'if (this.depth > 1e9)'],
  ),
  ...inFile(
    analysis('emptyFilterColumns'),
    ['a filter rejects whole drives without a word', "if (names.length === 0) return '';", "if (names.length >= 0) return '';"],
  ),
  ...inFile(
    analysis('closedLoop'),
    ['the fuel system is not cut to its whole part', 'Math.floor(state)', 'state'],
    ['a failed sensor is no closed loop', ' || code === closedLoopWithFault', ''],
    ['a fault counts as closed loop', '|| code === closedLoopWithFault', '|| code === closedLoopWithFault || code === 8'],
    ['a rich target is closed loop', '(Number.isNaN(target) || isWithin(target, mayBeClosedTarget))', 'true'],
    ['a failed sensor is not told', 'wholePart(state) === closedLoopWithFault;', 'wholePart(state) === 8;'],
  ),
  ...inFile(analysis('spanWithin'),
    ['a window is counted in rows', '(timeSeconds[i] ?? -Infinity) >= earliest', 'row - i < 2 && earliest > -1e9'],
  ),
  ...inFile(
    analysis('gridWeights'),
    ['rows lie in the cell below', '    count = 0;\n    if (binning', '    count = 0;\n    add(first, 1);\n    if (first >= 0) return count;\n    if (binning'],
    ['a row outside the axes goes to the edge', "place <= (axis[last] ?? -Infinity))) return -1", "place <= (axis[last] ?? -Infinity))) return 0"],
    ['load and speed change places', 'add(first + 1, u * (1 - v));\n    add(first + width, (1 - u) * v);', 'add(first + 1, (1 - u) * v);\n    add(first + width, u * (1 - v));'],
  ),
  ...inFile(
    analysis('cellMeans'),
    ['rows are counted instead of seconds', 'const stands = seconds[row] ?? 0;', 'const stands = (seconds[row] ?? 0) > 0 ? 0.2 : 0;'],
    ['visits of a drive before are the same visit', 'lastDrive[cell] !== drive || ', ''],
    ['every row is a visit', '> visitGapSeconds + clockError', '> 0'],
    ['three visits are not asked for', '    count >= limits.settledVisits &&\n', ''],
    ['five seconds are not asked for', 'time >= limits.settledSeconds - clockError &&', 'time > 0 &&'],
    ['the standard error is not asked for', '(standardError[cell] ?? NaN) <= limits.settledErrorPercent', 'count > 0'],
  ),
  ...inFile(
    analysis('rowSeconds'),
    ['a gap stands for all its length', 'Math.max(0, Math.min(until, longestSteps * step))', 'Math.max(0, until)'],
  ),
  ...inFile(
    analysis('totalTrim'),
    ['the long-term trim is left out', '(shortTrim[row] ?? NaN) + (longTrim[row] ?? NaN)', '(shortTrim[row] ?? NaN) + 0 * (longTrim[row] ?? NaN)'],
    ['a positive trim is taken for a negative one', 'Number.isNaN(parts) ? sum : parts;', '-(Number.isNaN(parts) ? sum : parts);'],
  ),
  ...inFile(
    analysis('correctedValue'),
    ['a positive trim lowers the cell', 'oldValue * (1 + applied / 100)', 'oldValue * (1 - applied / 100)'],
    ['the cap does not hold', 'Math.max(-cap, Math.min(cap, wanted))', 'wanted'],
    ['the share is not taken', '(sharePercent / 100) * meanPercent', 'meanPercent'],
    ['nothing resists', 'seconds / (seconds + resistanceSeconds)', '1'],
    ['a cap is not told', 'Math.abs(wanted) > cap', 'false'],
  ),
  ...inFile(
    analysis('cellCorrections'),
    ['a locked or doubtful cell moves', "trust === 'settled' && !staying.has(cell)", "trust === 'settled'"],
    ['a thin cell moves', "trust === 'settled' && !staying.has(cell)", "trust !== 'empty' && !staying.has(cell)"],
    ['a gap is filled over a quarrel of row and column', 'Math.max(...said) - Math.min(...said) > apartPoints', 'false'],
    ['a cell is smoothed beyond its standard error', 'Math.max(least, Math.min(most, wanted))', 'wanted'],
  ),
  ...inFile(
    analysis('keptCells'),
    ['an outlier moves', "...(isOutlier(sums, width, height, row, column) ? ['outlier'] : []),", ''],
    ['a cell moves that says the opposite of its neighbour', '...cellMarks(evidence, row, column, loads[column] ?? 0),', ''],
    ['a cell moves whose two trims hide each other', '...cellFaults(own),', ''],
  ),
  ...inFile(
    analysis('analyseLog'),
    ['a cell over which drives disagree moves', 'if (drifts || drivesDisagree || isHigh || isKept)', 'if (drifts || isHigh || isKept)'],
    ['a cell that drifts moves', 'if (drifts || drivesDisagree || isHigh || isKept)', 'if (drivesDisagree || isHigh || isKept)'],
    ['a cell at high load moves', 'drivesDisagree || isHigh || isKept)', 'drivesDisagree || isKept)'],
  ),
  ...inFile(
    analysis('mayMove'),
    ['a cell over which drives disagree goes to the worksheet', ' && !drivesDisagree', ''],
    ['a cell that drifts goes to the worksheet', ' && !drifts', ''],
  ),
  ...inFile(
    analysis('movingTrims'),
    ['a cell at high load goes to the worksheet', ' && !cell.staysAtHighLoad', ''],
    ['a kept cell goes to the worksheet', ' && !cell.keptFor', ''],
    ['a locked cell goes to the worksheet', ' && !cell.isLocked', ''],
    ['few seconds count for many in the worksheet', ' * heldBy(cell.seconds, resistanceSeconds)', ''],
  ),
  ...inFile(
    analysis('selfCheck'),
    ['the check reads the minutes that made the table', '(place) => half[place] !== held)', '() => true)'],
    ['the check tries a table without what was filled', 'cellCorrections(cells, staying, options)', 'cellCorrections(cells, staying, { ...options, fillsGaps: false })'],
    ['rows of cells that stay dilute the check', ' || !canMove', ''],
    ['every log supports a change', 'heldBackRmsAfter <= (1 - leastGain) * heldBackRmsBefore', 'heldBackRmsAfter > -1'],
  ),
  ...inFile(
    analysis('errorSource'),
    ['the air meter is never named', "return air >= pulse ? 'airMeter' : 'injector'", "return 'injector'"],
    ['the injectors are never named', "return air >= pulse ? 'airMeter' : 'injector'", "return 'airMeter'"],
  ),
  ...inFile(
    analysis('placedLoad'),
    ['the density is undone the wrong way', '((load?.[row] ?? NaN) * referenceDensityGramsPerCc) / air', '((load?.[row] ?? NaN) * air) / referenceDensityGramsPerCc'],
  ),
  ...inFile(
    analysis('countsInMixture'),
    ['the mixture holds closed loop, too', 'isOpenByDriving(fuelSystem[row] ?? NaN)', 'fuelSystem.length > 0'],
    ['the mixture holds part throttle', '(sinceLift[row - drive.from] ?? 0) > firstSeconds && ', ''],
    ['the mixture holds rows that a trim bends', ' && !isTrimmed', ''],
  ),
  ...inFile(
    analysis('mixtureReport'),
    ['a lean mixture lowers the cell', '100 * (actual / commanded - 1)', '100 * (commanded / actual - 1)'],
    ['the mean is one of air-fuel ratios instead of lambda', '100 * (actual / commanded - 1)', '(100 * (14.71 * actual - 14.71 * commanded)) / 14.71'],
    ['the long-term trim is left out of the mixture', '(longTrim ? (longTrim[row] ?? NaN) : 0) + 100', '0 + 100'],
    ['lambda is read without its delay', '(table.timeSeconds[row] ?? NaN) + delay;', '(table.timeSeconds[row] ?? NaN);'],
    ['one log lowers a cell of full throttle', 'mayMove(own) && own.meanPercent > 0', 'mayMove(own)'],
  ),
  ...inFile(
    analysis('trimNotices'),
    ['that the sum hides its parts is not told', 'ofSum += 1;', ''],
  ),
  ...inFile(
    analysis('delayCorrelation'),
    ['r is taken without the delay', '(table.timeSeconds[row] ?? NaN) + delaySeconds', '(table.timeSeconds[row] ?? NaN)'],
  ),
  ...inFile(
    instrument('comparisonNotices.ts'),
    ['logs of two placements are compared', 'if (was !== is)', 'if (was === undefined)'],
    ['logs of two filters are compared without a word', 'filterOf(before) === filterOf(after)', 'before.gates === before.gates'],
    ['logs of two sets of gates are compared without a word', 'before.gates[gate] !== after.gates[gate]', 'false'],
    ['the flashed table is not asked for', 'sameAxis(oldValues(a), oldValues(b))', 'false'],
  ),
  ...inFile(
    analysis('knockReport'),
    ['rows with retard are events', 'const rise = degrees - before;', 'const rise = degrees;'],
    ['the computer listens everywhere', 'if (rpm < listening.leastRpm || rpm > listening.mostRpm) return false;', ''],
  ),
  ...inFile(
    analysis('loggedGear'),
    ['a gear that does not fit is told', "(found.gear ?? 'noneFits')", '(found.gear ?? 1)'],
    ['a gear is told while rpm passes through it', "other === 'noneFits') return 'changes';", "other === 'noneFits') break;"],
    ['one row alone tells a gear', "if (!isSame) return 'changes';", ''],
  ),
  ...inFile(
    reading('GrowingColumn'),
    ['time is held in single precision', 'new GrowingColumn((length) => new Float64Array(length))', 'new GrowingColumn((length) => new Float32Array(length) as never)'],
  ),
  ...inFile(
    reading('openLog'),
    ['the old first row counts', '      counts.staleRows += 1;\n      return;', '      counts.staleRows += 1;'],
    ['a cut last row counts', 'if (isPiece && rows > 0 && cells.length === last.length) counts.isCutOff = true;\n    else takeLines(rest);', 'takeLines(rest);'],
    ['words below a header are taken for the old first row', 'if (isStale && time === unreadable && !kept.some(isNumberIn(cells)))', 'if (isStale && time === -1)'],
    ['rows of another width are not counted', '        counts.wrongWidth += 1;\n', ''],
  ),
  ...inFile(
    reading('logTimes'),
    ['no gap parts drives', 'const gapFrom = Math.max(stepsOfGap * usual, leastGapSeconds);', 'const gapFrom = Infinity;'],
    ['a restart of the clock parts no drives', 'isBreak || step < 0 || step > gapFrom) {\n      starts', 'isBreak || step > gapFrom) {\n      starts'],
    ['milliseconds are seconds', 'written ?? secondsPerStepOf(times)', 'written ?? 1'],
  ),
  ...inFile(
    reading('roleUnits'),
    ['a negative knock correction keeps its sign', 'Math.max(0, -degrees)', 'degrees'],
    ['an air-fuel ratio is read as lambda', '(value) => value / loggedStoichiometricRatio', '(value) => value'],
    ['air per turn is a ratio without a word', 'if (loadPerTurn.test(unit))', "if (unit === '-')"],
    ['load in per cent is a ratio', '(percent) => percent / 100', '(percent) => percent'],
  ),
  ...inFile(
    reading('roleMatches'),
    ['calculated load is load', 'if (otherLoads.test(name.trim()))', 'if (false)'],
    ['a second column for a role is not told', 'doubts[place]?.push(`“${taker}”', 'void (`“${taker}”'],
  ),
  ...inFile(
    reading('finishedLog'),
    ['a lambda that stands still is a sensor', 'if (stuck > stuckFrom) {', 'if (stuck > 2) {'],
    ['a sum that is no sum is not told', 'if (sumsFit(values) === false)', 'if (sumsFit(values) === null)'],
    ['old cells of a group count', 'if (first >= 0) own.fill(NaN, first, first + length - 1);', ''],
    ['what no sensor can say stays', 'const emptied = emptyImpossible(role, own);', 'const emptied = 0;'],
  ),
  ...inFile(
    reading('logShape'),
    ['a list of values becomes a table', 'if (isOneValueALine(header))', 'if (header.length < 0)'],
    ['a comma never marks the decimals', ': withComma.length > 0;', ': false;'],
  ),
  ...inFile(
    reading('logJoiner'),
    ['a column that begins later has noughts before it', '.fill(NaN, 0, rowCount)', ''],
    ['a file without a column has noughts in it', 'else values.fill(NaN, rowCount, end);', ''],
  ),
  ...inFile(
    reading('shapeRemarks'),
    ['what was taken off the clock is not told', 'if (!(Math.abs(firstClock) >= nearNought)) return [];', 'if (firstClock < Infinity) return [];'],
    ['semicolons are not told', "...(separator === ',' ? []", "...(separator !== '\\t' ? []"],
  ),
  ...inFile(
    instrument('compute.ts'),
    ['a table is made before the roles are agreed to', "room.status === 'used' ? optionsOf", 'room.reading >= 0 ? optionsOf'],
    ['the gearbox is doubted only where a gear is told', "typeof gear === 'number' || gear === 'noneFits'", "typeof gear === 'number'"],
  ),
  ...inFile(
    analysis('logNotices'),
    ['safety maps are told only beside a table', '[...refused, ...safetyMaps, ...ofKnock(material), ...pulls]', '[...refused, ...ofKnock(material), ...pulls]'],
    ['safety maps are told of every log with the flag', 'state === 1 && rejectedBy', 'state >= 0 && rejectedBy'],
  ),
  ...inFile(
    instrument('options.ts'),
    ['the zone of another computer is taken for that of the car', 'nearness.length === 0', 'true'],
  ),
  ...inFile(
    analysis('fullThrottleNotices'),
    ['what full throttle loses is told too small', 'learned > most', 'most === -Infinity'],
  ),
  ...inFile(
    analysis('knockEndsDay'),
    ['a day of many pull files ends at none', 'return new Set(places).size < places.length;', 'return false;'],
    ['an event across a gap counts twice', '!isOld(drive, row),', 'true,'],
  ),
  ...inFile(
    analysis('lambdaOfPull'),
    ['the floor of the sensor is a lean pull', '!isFloor(actual, commanded, lambdaSensor) &&', ''],
  ),
  ...inFile(
    instrument('mayHandOut.ts'),
    ['what began with a stock table is handed out', ' && result.isPasted', ''],
    ['logs of two tables are handed out as one', ' && result.isOneTable', ''],
    ['a table is handed out beside knock', 'analysis.knock.events.some(({ drive }) => !analysis.options.drivesLeftOut.includes(drive))', 'false'],
    ['an open gate hands out', "  'logGateOpen',\n", ''],
  ),
  ...inFile(
    instrument('GateList.tsx'),
    ['a gate bears the words of a filter that was not counted', 'gateWords(analysis.options)', 'gateWords(options)'],
  ),
  ...inFile(
    instrument('logRoom.ts'),
    ['what was said of one table holds for a drive that comes back', '...(comesBack && { tableOfAll: \'\' }),', ''],
    ['the answer to an older question counts', 'if (asked !== questions || wanted !== key) return;', 'if (wanted !== key) return;'],
    ['Cancel brings an old sum back', 'analysis, readingAgain, error });', 'error });'],
  ),
  ...inFile(
    instrument('logHolder.ts'),
    ['a column that a filter asks for is not read', 'await readOthers(id, missing);', 'newest = id;'],
    ['files are read for a filter that nobody asks about', '    for (const each of sources) {\n      requireNewest(id);', '    for (const each of sources) {'],
    ['a changed file lends its rows to others', 'if (again.rowCount !== table.rowCount)', 'if (again.rowCount < 0)'],
  ),
  ...inFile(
    instrument('readSource.ts'),
    ['one file that is gone takes the others with it', 'if (!(error instanceof UnreadFile)) throw error;', 'throw error;'],
  ),
  ...inFile(
    instrument('tooMuch.ts'),
    ['half a gigabyte is read', 'if (bytes <= mostBytes)', 'if (bytes <= 1e12)'],
  ),
];

/** The job that a reader is in, as other parts of the page may name it: `4.7 Flash the ROM, step 4 of 10`. */
export interface JobUnderWay {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  /** 0 before the first step, `count` + 1 after the last one. */
  readonly step: number;
  readonly count: number;
}

/** Key in the local storage under which jobs are kept. */
export const jobsKey = 'guide-job';

export const jobsVersion = 1;

/** More steps than this no job has; a stored number above it is not ours. */
export const mostSteps = 100;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostSteps + 1;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a heading of this guide, and nothing else. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z\d][\w-]{0,79}$/i.test(value);

/** Reads the job under way from anybody's hand; undefined if it is none of ours. */
export function jobUnderWayFrom(value: unknown): JobUnderWay | undefined {
  if (!isRecord(value)) return undefined;
  const { id, number, title, step, count } = value;
  if (!isId(id) || !isCount(step) || !isCount(count) || count === 0 || step > count + 1)
    return undefined;
  if (typeof number !== 'string' || !/^[\d.]{0,9}$/.test(number)) return undefined;
  if (typeof title !== 'string' || title === '' || title.length > 120) return undefined;
  return { id, number, title, step, count };
}

/**
 * The job under way of the stored text.
 *
 * @param text what stands in the storage under `jobsKey`; null if nothing does
 */
export function jobUnderWay(text: string | null): JobUnderWay | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isRecord(stored) && stored.version === jobsVersion
      ? jobUnderWayFrom(stored.on)
      : undefined;
  } catch {
    return undefined;
  }
}

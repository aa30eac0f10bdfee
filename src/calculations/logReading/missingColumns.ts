import type { LogColumns } from './logColumns';

const isPosition = (name: string): boolean =>
  /^(?:gps ?)?(?:lat|lon|lng|latitude|longitude)\b/i.test(name);

/** Why nothing can be made of these columns, with what to do; '' if time and engine speed are there. */
export const missingColumns = ({ named, clock, kept }: LogColumns): string => {
  const names = named
    .slice(0, 12)
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
  if (!kept.some(({ role }) => role === 'rpm'))
    return named.some(({ name }) => isPosition(name))
      ? 'This log holds positions on the road, and no engine speed. Log RPM, or choose its column by hand.'
      : `No column is the engine speed. Choose it by hand, or log RPM. The file has: ${names}.`;
  return clock
    ? ''
    : `No column is the time. Choose it by hand, or log with a time. The file has: ${names}.`;
};

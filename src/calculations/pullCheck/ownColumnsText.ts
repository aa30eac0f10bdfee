import { logQuantities, type LogQuantity } from './logQuantity';
import type { OwnColumns } from './matchColumns';

const escaped = (name: string): string => name.replace(/[%|=]/g, encodeURIComponent);

const isQuantity = (name: string): name is LogQuantity =>
  (logQuantities as readonly string[]).includes(name);

function unescaped(name: string): string | undefined {
  try {
    return decodeURIComponent(name.replace(/%(?!25|7C|3D)/g, '%25'));
  } catch {
    return undefined;
  }
}

/** The reader's choice of columns as one text for an address: `pedalPercent=APP2|roadSpeedKmh=`. */
export const printOwnColumns = (columns: OwnColumns): string =>
  logQuantities
    .flatMap((quantity) => {
      const name = columns[quantity];
      return name === undefined ? [] : [`${quantity}=${name === null ? '' : escaped(name)}`];
    })
    .join('|');

/** Reads what {@link printOwnColumns} printed, from anybody; what does not fit is passed over. */
export const readOwnColumns = (text: string): OwnColumns => {
  const columns: Partial<Record<LogQuantity, string | null>> = {};
  for (const part of text.split('|')) {
    const [quantity = '', name, more] = part.split('=');
    if (!isQuantity(quantity) || name === undefined || more !== undefined) continue;
    const column = name === '' ? null : unescaped(name);
    if (column !== undefined) columns[quantity] = column;
  }
  return columns;
};

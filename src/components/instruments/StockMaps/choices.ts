import type { OptionGroup } from '../kit/ChoiceField';
import type { StockLibrary } from '../StockLibrary/library';
import { carOf } from '../StockLibrary/readCalibration';
import { foundTables } from './findTables';

type Choice = readonly [value: string, words: string];

/** Tables to choose from, by category; the chosen one alone while the stock maps are not there. */
export function tableChoices(
  chosen: string,
  find: string,
  library: StockLibrary | undefined,
): readonly (string | OptionGroup)[] {
  const found = library ? foundTables(find, library) : [];
  const groups = new Map<string, Choice[]>();
  for (const { name, category, stock } of found) {
    const words = stock ? name : `${name} (no stock value)`;
    groups.set(category, [...(groups.get(category) ?? []), [name, words]]);
  }
  const known = found.some(({ name }) => name === chosen);
  return [...(known ? [] : [chosen]), ...[...groups].map(([head, options]) => ({ head, options }))];
}

/** Calibrations to compare with: the typical ones first, then all others whose file could be read. */
export function calibrationChoices(
  chosen: string,
  library: StockLibrary | undefined,
): readonly (string | Choice | OptionGroup)[] {
  const none: Choice = ['none', 'nothing'];
  if (!library) return chosen === 'none' ? [none] : [none, chosen];
  const { calibrations, file } = library.maps;
  const typical = Object.keys(file.representatives);
  const words = (id: string): Choice => {
    const car = carOf(id, library);
    return [id, car ? `${id}: ${car}` : id];
  };
  const others = calibrations.filter((id) => !typical.includes(id)).toSorted();
  return [
    none,
    ...(chosen === 'none' || calibrations.includes(chosen) ? [] : [chosen]),
    { head: 'Typical cars', options: typical.map(words) },
    { head: 'All others whose file could be read', options: others.map(words) },
  ];
}

import { choiceField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { followCar } from '../MyCar/followCar';

/** The choice that stands for all of them. */
export const any = 'any';

export const markets = [any, 'USA', 'UK and Europe', 'Japan'] as const;
export const gearboxes = [any, '5MT', '6MT', 'AT'] as const;

/** Years in which an NC was built. */
export const years = [any, ...Array.from({ length: 11 }, (_, place) => String(2005 + place))];

/** What stands for an opened file without an ID; it cannot be had again from an address. */
export const withoutId = '-';

export const isIdOfFile = (text: string): boolean => /^L[0-9A-Z]{3}[ET][0-9A-Z]{1,4}$/.test(text);

export const finderStore = instrumentStore(
  'finder',
  {
    text: textField('LF9VEB', 400),
    market: choiceField(markets),
    year: choiceField(years),
    gearbox: choiceField(gearboxes),
    /** The ID inside an opened file, or {@link withoutId}; it goes before the text. */
    file: { initial: '', accepts: (text) => text === withoutId || isIdOfFile(text) },
  },
  followCar(({ calibration, market, gearbox }) => {
    if (calibration) return { text: calibration };
    const known = {
      ...(markets.some((each) => each === market) && { market }),
      ...(gearbox && { gearbox: gearbox === '6AT' ? 'AT' : gearbox }),
    };
    return Object.keys(known).length > 0 ? { text: '', ...known } : {};
  }),
);

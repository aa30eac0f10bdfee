import { carFrom, carInShort, type MyCar, noCar } from './car';

export type { MyCar } from './car';

/** Where it is kept; the script in the head of the page reads it before paint (config/headScript). */
const storageKey = 'guide-my-car';

const listeners = new Set<() => void>();
let current: MyCar | undefined;

function stored(): MyCar {
  try {
    return carFrom(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return noCar;
  }
}

function keep(car: MyCar): void {
  try {
    if (car === noCar) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(car));
  } catch {
    // Without storage the car is known until the page is closed.
  }
}

/** Shows the car where no program of React reaches: the bar's plate and marks in the text. */
function show(car: MyCar): void {
  const { dataset, style } = document.documentElement;
  const short = carInShort(car);
  if (short === '') style.removeProperty('--my-car');
  else style.setProperty('--my-car', JSON.stringify(short));
  for (const name of ['generation', 'engine', 'gearbox'] as const) {
    const key = `car${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    if (car[name] === '') Reflect.deleteProperty(dataset, key);
    else dataset[key] = car[name];
  }
}

function tell(car: MyCar): void {
  current = car;
  show(car);
  for (const listener of listeners) listener();
}

const ofOtherTab = ({ key }: StorageEvent): void => {
  if (key === storageKey) tell(stored());
  // Somebody has emptied the storage of the whole host: the car that is shown stays, and is kept again.
  else if (key === null && current) keep(current);
};

/** The reader's car, kept on their device and nowhere else. */
export const myCarStore = {
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', ofOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', ofOtherTab);
    };
  },
  car: (): MyCar => (current ??= stored()),
  noCar: (): MyCar => noCar,
  change: (changes: Partial<MyCar>): void => {
    const car = { ...myCarStore.car(), ...changes };
    keep(car);
    tell(car);
  },
  clear: (): void => {
    keep(noCar);
    tell(noCar);
  },
};

/** What decides whether a line is for the reader's car; an empty text: not chosen. */
export interface CarKind {
  readonly generation: string;
  readonly engine: string;
  readonly gearbox: string;
}

/**
 * Whether lines for some cars are for this one too. Without a choice every line is.
 *
 * @param cars `1.8`, `2.0`, `NC1`, `NC2`, `manual` or `automatic`, as a chapter marks its lines
 */
export function isForCar(cars: string, { generation, engine, gearbox }: CarKind): boolean {
  switch (cars) {
    case '1.8':
    case '2.0':
      return engine === '' || engine === cars;
    case 'NC1':
      return generation === '' || generation === 'NC1';
    case 'NC2':
      // As in the text: what is said of the NC2 holds for the NC3, unless an NC1 is meant.
      return generation !== 'NC1';
    case 'manual':
      return !gearbox.endsWith('AT');
    case 'automatic':
      return !gearbox.endsWith('MT');
    default:
      return true;
  }
}

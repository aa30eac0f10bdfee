import type { NamedKind } from '@site/src/search/named';

/** An instrument and the texts of its fields with which it opens. */
export interface InstrumentCase {
  /** Its key in the address. */
  readonly name: 'maps' | 'finder' | 'logging';
  readonly fields: Readonly<Record<string, string>>;
  /** The id above it. */
  readonly to: string;
  readonly words: string;
}

/** The instrument that takes something of this kind, by its name as the guide writes it. */
export function instrumentCaseFor(kind: NamedKind, name: string): InstrumentCase | undefined {
  switch (kind) {
    case 'table':
      return {
        name: 'maps',
        fields: { table: name, find: '' },
        to: 'maps-instrument',
        words: 'Open in Stock maps',
      };
    case 'calibration':
      return {
        name: 'finder',
        fields: { text: name, file: '' },
        to: 'finder-instrument',
        words: 'Open in Calibration finder',
      };
    default:
      return undefined;
  }
}

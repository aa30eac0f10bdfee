import type { NamedKind } from '@site/src/search/named';

/** An instrument and the texts of its fields with which it opens. */
export interface InstrumentCase {
  /** Its key in the address. */
  readonly name: 'maps' | 'finder' | 'logging';
  readonly fields: Readonly<Record<string, string>>;
  /** A field that takes several words, and the one that joins those in it. */
  readonly adds?: { readonly field: string; readonly word: string };
  readonly words: string;
}

/** The instrument that takes something of this kind, by its name as the guide writes it. */
export function instrumentCaseFor(kind: NamedKind, name: string): InstrumentCase | undefined {
  switch (kind) {
    case 'table':
      return {
        name: 'maps',
        fields: { table: name, find: '' },
        words: 'Open in Stock maps',
      };
    case 'calibration':
      return {
        name: 'finder',
        fields: { text: name, file: '' },
        words: 'Open in Calibration finder',
      };
    case 'parameter':
      return {
        name: 'logging',
        fields: { mode: 'build' },
        adds: { field: 'more', word: name },
        words: 'Log it: Logging configuration',
      };
    case 'term':
      return undefined;
  }
}

/** A file that the page asked for until it was quiet. */
export interface Loaded {
  readonly address: string;
  /** What the browser took it for. */
  readonly kind: string;
  /** Size compressed by gzip, in bytes. */
  readonly bytes: number;
}

/** What the page costs before any interaction. */
export interface PageWeight {
  readonly scriptBytes: number;
  /** Without the styles of paper and of the formulas, neither of which holds anything up. */
  readonly styleBytes: number;
  readonly htmlBytes: number;
  /** Compressed bytes of the HTML that arrives for each byte of its own text. */
  readonly htmlPerTextByte: number;
  /** Compressed bytes of HTML, with what comes late, for each byte of text on paper. */
  readonly wholePerTextByte: number;
  /** Elements of the page once it is quiet. */
  readonly elements: number;
  /** Files of the site, the page itself among them, without those of the formulas. */
  readonly requests: number;
}

export interface Visit {
  readonly loaded: readonly Loaded[];
  readonly elements: number;
  /** Size of the rows and drawings that come late, compressed by gzip, in bytes. */
  readonly lateBytes: number;
  /** Text that stands on paper without script, when nothing has come late, in bytes of UTF-8. */
  readonly arrivingTextBytes: number;
  /** Text that stands on paper, in bytes of UTF-8. */
  readonly textBytes: number;
  /** Addresses of the styles for paper. */
  readonly printSheets: readonly string[];
}

const isMaths = ({ address }: Loaded): boolean => address.includes('katex');

export function weigh(visit: Visit): PageWeight {
  const { loaded, elements, lateBytes, arrivingTextBytes, textBytes, printSheets } = visit;
  const own = loaded.filter((one) => !isMaths(one));
  const sum = (kind: string, but: readonly string[] = []): number =>
    own
      .filter((one) => one.kind === kind && !but.includes(one.address))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum('script'),
    styleBytes: sum('stylesheet', printSheets),
    htmlBytes: sum('document'),
    htmlPerTextByte: sum('document') / arrivingTextBytes,
    wholePerTextByte: (sum('document') + lateBytes) / textBytes,
    elements,
    requests: own.length,
  };
}

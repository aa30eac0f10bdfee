/** One thing that an instrument asks, as text: exactly what the reader typed. */
export interface Field {
  /** What stands there at first, the worked case. */
  readonly initial: string;
  /** Whether a text from an address or from storage may stand here; anything may be typed. */
  readonly accepts?: (text: string) => boolean;
  /** Pasted text: too long for an address, kept for the tab instead. */
  readonly long?: true;
  /** What the first form of the address meant by leaving it out, where that was not the initial text. */
  readonly formerly?: {
    readonly text: string;
    /** Whether an address with these texts spoke of it at all. */
    readonly where: (texts: Readonly<Record<string, string>>) => boolean;
  };
  /** It chooses what is asked or shown; a case in which nothing else was entered stays the worked one. */
  readonly isView?: boolean;
}

/** What an instrument asks, by short names that stand in the address. */
export type Fields = Readonly<Record<string, Field>>;

/** The text of every field. */
export type Values<F extends Fields> = Readonly<Record<keyof F & string, string>>;

/** The initial text of every field. */
export const initialValues = <F extends Fields>(fields: F): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  ) as Values<F>;

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

/** A field for one of a few choices; the first stands there at first unless another is named. */
export const choiceField = (options: readonly string[], initial = options[0] ?? ''): Field => ({
  initial,
  accepts: (text) => options.includes(text),
});

/** A field for a number or a short text; only its length is limited. */
export const textField = (initial: string, longest = 80): Field => ({
  initial,
  accepts: (text) => text.length <= longest,
});

/** A field for pasted text. */
export const pasteField = (initial = ''): Field => ({ initial, long: true });

/** The initial text of every field. */
export const initialValues = <F extends Fields>(fields: F): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  ) as Values<F>;

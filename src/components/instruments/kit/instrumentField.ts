import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { requireInRange } from '@site/src/calculations/limits/requireInRange';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { partedThousands } from '@site/src/calculations/text/partedThousands';
import { withoutThousands } from '@site/src/calculations/text/withoutThousands';
import { writtenNumber } from '@site/src/calculations/text/writtenNumber';
import type { OptionGroup } from './ChoiceField';
import type { Field } from './fields';

/** The text of every field of an instrument. */
export type Texts = Readonly<Record<string, string>>;

/** What a field may look at beside its own text. */
export interface FieldContext<R> {
  readonly texts: Texts;
  /** What the instrument loaded or opened: stock maps, a file. */
  readonly resources: R;
}

type Option = string | readonly [value: string, label: string];
type Options = readonly (Option | OptionGroup)[];

/** What depends on the texts of other fields, or does not. */
type ByTexts<T> = T | ((texts: Texts) => T);

/** The one that holds for these texts. */
export const heldFor = <T extends string | object>(given: ByTexts<T>, texts: Texts): T =>
  typeof given === 'function' ? (given as (texts: Texts) => T)(texts) : given;

/** How readers fill in a field; `none` stands in the address only. */
type Control<R> =
  | { readonly kind: 'choice'; readonly options: (context: FieldContext<R>) => Options }
  | {
      readonly kind: 'text';
      readonly exact?: boolean;
      readonly numeric?: boolean;
      readonly unit?: ByTexts<string>;
    }
  | { readonly kind: 'paste'; readonly rows?: number }
  | { readonly kind: 'tick' }
  | { readonly kind: 'none' };

/** What may be said of any field. */
interface FieldOptions {
  readonly label: string;
  readonly hint?: ByTexts<string>;
  /** It takes the whole width. */
  readonly wide?: boolean;
  /** Other fields that `read` looks at; it runs again when one of them changes. */
  readonly dependsOn?: readonly string[];
  /** It names the car or the table: the last result of another one never stands under it. */
  readonly identifies?: boolean;
  /** What else changes when readers change it; of a field it can ask whether the worked case stands in it. */
  readonly alsoSet?: (texts: Texts, isWorked: (name: string) => boolean) => Texts;
  /** It chooses what is asked or shown, and holds nothing of the reader's case. */
  readonly isView?: boolean;
  /** The field that shows its error, if not itself. */
  readonly errorAt?: string;
}

/** One thing that an instrument asks for, from its label to its value of type `T`. */
export interface InstrumentField<T, R = unknown> extends Field, FieldOptions {
  readonly control: Control<R>;
  /**
   * The value of a text.
   *
   * @throws UnusableInputError or OutOfRangeError, whose message says what to write
   */
  readonly read: (text: string, context: FieldContext<R>) => T;
  /** Whether it is asked for now; always, if left out. */
  readonly shownWhen?: (texts: Texts) => boolean;
}

type OneOf<O extends readonly Option[]> = O[number] extends infer Each
  ? Each extends readonly [infer V extends string, string]
    ? V
    : Each extends string
      ? Each
      : never
  : never;

const valueOf = (option: Option): string => (typeof option === 'string' ? option : option[0]);

/** One of a few choices; the first stands there at first unless `initial` names another. */
export function choice<const O extends readonly Option[]>(
  asked: FieldOptions & { readonly options: O; readonly initial?: OneOf<O> },
): InstrumentField<OneOf<O>> {
  const { options, ...rest } = asked;
  const values: readonly string[] = options.map(valueOf);
  const [topmost = ''] = values;
  const { initial: first = topmost }: { readonly initial?: string } = asked;
  return {
    ...rest,
    initial: first,
    accepts: (text) => values.includes(text),
    control: { kind: 'choice', options: () => options },
    read: (text) => (values.includes(text) ? text : first) as OneOf<O>,
  };
}

/** A choice whose options depend on other fields or on what is loaded. */
export function choiceFrom<T, R>(
  asked: FieldOptions & {
    readonly initial: string;
    readonly options: (context: FieldContext<R>) => Options;
    readonly accepts?: (text: string) => boolean;
    readonly read: (text: string, context: FieldContext<R>) => T;
  },
): InstrumentField<T, R> {
  const { options, ...rest } = asked;
  return { ...rest, control: { kind: 'choice', options } };
}

/**
 * A number, as people write it, with a point or a comma; held against its range. A range that depends on
 * other fields names them in `dependsOn`.
 */
export function number(
  asked: FieldOptions & {
    readonly initial: string;
    readonly range: ByTexts<Quantity>;
    /** Stands inside, at the right; that of the range if left out, none if empty. */
    readonly unit?: string;
  },
): InstrumentField<number> {
  const { range, unit = (texts: Texts) => heldFor(range, texts).unit, ...rest } = asked;
  return {
    ...rest,
    accepts: (text) => text.length <= 80,
    control: { kind: 'text', numeric: true, unit },
    read: (text, { texts }) => readNumber(text, heldFor(range, texts)),
  };
}

/** Three digits behind one mark: thousands to some, decimals to others. */
const thousandsOrDecimals = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A number as people write it: with a decimal point or comma, and with blanks between thousands.
 *
 * @throws OutOfRangeError
 * @throws UnusableInputError for one such as `4,000` that may be meant either way in this range
 */
export function readNumber(text: string, range: Quantity): number {
  const plain = withoutThousands(text);
  const mark = plain.includes(',') && !plain.includes('.') ? ',' : '.';
  const value = requireInRange(range, writtenNumber(plain, mark) ?? NaN);
  const thousands = Number(plain.replace(/[.,]/, ''));
  if (thousandsOrDecimals.test(plain) && thousands >= range.least && thousands <= range.most)
    throw new UnusableInputError(
      `${plain} may be ${partedThousands(value)} or ${partedThousands(thousands)}. Write the one that is meant, without a comma or a point.`,
    );
  return value;
}

/** A short text; the value is the text itself unless `read` makes something of it. */
export function text<R>(
  asked: FieldOptions & {
    readonly initial: string;
    readonly longest?: number;
    readonly exact?: boolean;
  },
): InstrumentField<string, R>;
export function text<T, R>(
  asked: FieldOptions & {
    readonly initial: string;
    readonly longest?: number;
    readonly exact?: boolean;
    readonly read: (text: string, context: FieldContext<R>) => T;
  },
): InstrumentField<T, R>;
export function text<T, R>(
  asked: FieldOptions & {
    readonly initial: string;
    readonly longest?: number;
    readonly exact?: boolean;
    readonly read?: (text: string, context: FieldContext<R>) => T;
  },
): InstrumentField<T | string, R> {
  const { longest = 80, exact = false, read = (written: string) => written, ...rest } = asked;
  return {
    ...rest,
    accepts: (written) => written.length <= longest,
    control: { kind: 'text', exact },
    read,
  };
}

/** A box for a pasted table or file; it is kept for the tab, not in the address. */
export function paste<T, R>(
  asked: FieldOptions & {
    readonly rows?: number;
    readonly initial?: string;
    readonly read: (text: string, context: FieldContext<R>) => T;
  },
): InstrumentField<T, R> {
  const { rows, initial = '', ...rest } = asked;
  return { ...rest, initial, long: true, control: { kind: 'paste', ...(rows && { rows }) } };
}

/** A box to tick; `yes` or `no` in the address. */
export function tick(
  asked: FieldOptions & { readonly initial?: boolean },
): InstrumentField<boolean> {
  const { initial = false, ...rest } = asked;
  return {
    ...rest,
    initial: initial ? 'yes' : 'no',
    accepts: (written) => written === 'yes' || written === 'no',
    control: { kind: 'tick' },
    read: (written) => written === 'yes',
  };
}

/** Kept in the address, drawn by the instrument itself or not at all. */
export function undrawn(
  asked: FieldOptions & {
    readonly initial: string;
    readonly accepts?: (text: string) => boolean;
    readonly long?: true;
  },
): InstrumentField<string> {
  return { ...asked, control: { kind: 'none' }, read: (written) => written };
}

/** A field that is asked for only while others say so; without a value else. */
export const shownWhen = <T, R>(
  condition: (texts: Texts) => boolean,
  field: InstrumentField<T, R>,
): InstrumentField<T | undefined, R> => ({ ...field, shownWhen: condition });

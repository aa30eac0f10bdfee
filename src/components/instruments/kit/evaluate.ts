import { type Notice, RefusalError } from '@site/src/calculations/limits/notice';
import { FieldsError } from './FieldsError';
import type { FieldContext, InstrumentField, Texts } from './instrumentField';
import { isInputError, type Reading, reading } from './reading';

export type FieldSet<R> = Readonly<Record<string, InstrumentField<unknown, R>>>;

/** The value of every field, by its name. */
export type ValuesOf<F> = {
  readonly [K in keyof F]: F[K] extends InstrumentField<infer T, never> ? T : never;
};

/** What an instrument finds, and which limits of the guide the case meets. */
export interface InstrumentResult {
  readonly notices: readonly Notice[];
}

/** What follows from one set of texts. */
export interface Evaluation<Result> {
  /** What is wrong with single fields, by their names. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** What is wrong with the whole, if every single field can be read. */
  readonly error?: string;
  /** The limit that forbids an answer. */
  readonly refusal?: Notice;
  /** Undefined while something is wrong, and while resources are on their way. */
  readonly result?: Result;
}

interface Computable<F extends FieldSet<R>, Result, R> {
  readonly fields: F;
  readonly compute: (values: ValuesOf<F>, context: FieldContext<R>) => Result | undefined;
}

/** Readings of earlier texts, so that each text is read once for each change of it. */
export type ReadingCache = Map<
  string,
  { readonly key: readonly unknown[]; readonly made: Reading<unknown> }
>;

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, place) => Object.is(each, b[place]));

function readField<R>(
  name: string,
  field: InstrumentField<unknown, R>,
  context: FieldContext<R>,
  cache: ReadingCache,
): Reading<unknown> {
  const { texts, resources } = context;
  const written = texts[name] ?? field.initial;
  const key = [written, resources, ...(field.dependsOn ?? []).map((other) => texts[other])];
  const kept = cache.get(name);
  if (kept && isSame(kept.key, key)) return kept.made;
  const made = reading(() => field.read(written, context));
  cache.set(name, { key, made });
  return made;
}

/**
 * Reads every field that is asked for and computes the result.
 *
 * @throws whatever is no error of the input
 */
export function evaluate<F extends FieldSet<R>, Result, R>(
  { fields, compute }: Computable<F, Result, R>,
  context: FieldContext<R>,
  cache: ReadingCache = new Map(),
): Evaluation<Result> {
  const errors: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isAskedFor(field, context.texts)) continue;
    const { value, error } = readField(name, field, context, cache);
    if (error !== undefined) errors[field.errorAt ?? name] ??= error;
    else values[name] = value;
  }
  if (Object.keys(errors).length > 0) return { errors };
  try {
    const result = compute(values as ValuesOf<F>, context);
    return result === undefined ? { errors } : { errors, result };
  } catch (error) {
    if (error instanceof FieldsError) {
      const [first = '', ...others] = error.fields;
      return {
        errors: {
          [first]: error.message,
          ...Object.fromEntries(
            others.map((name) => [name, `See ${fields[first]?.label ?? first}.`]),
          ),
        },
      };
    }
    if (!isInputError(error)) throw error;
    return {
      errors,
      error: error.message,
      ...(error instanceof RefusalError && { refusal: error.notice }),
    };
  }
}

/** Whether a field is asked for now. */
export const isAskedFor = (
  { shownWhen }: Pick<InstrumentField<unknown>, 'shownWhen'>,
  texts: Texts,
): boolean => shownWhen?.(texts) ?? true;

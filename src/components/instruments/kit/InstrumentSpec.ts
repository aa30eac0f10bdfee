import type { ReactNode } from 'react';
import type { Evaluation, FieldSet, ValuesOf } from './evaluate';
import type { Values } from './fields';
import type { FieldContext } from './instrumentField';
import type { Defaults } from './instrumentStore';

/** What a layout of one's own is given. */
export interface LayoutProps<F extends FieldSet<R>, R> {
  /** Draws one field by its name, where it is asked for. */
  readonly field: (name: keyof F & string) => ReactNode;
  readonly texts: Values<F>;
  readonly resources: R;
  readonly errors: Evaluation<unknown>['errors'];
  readonly set: (changes: Partial<Values<F>>) => void;
}

export interface InstrumentSpec<N extends string, F extends FieldSet<R>, Result, R> {
  /** Short and unique: the key of its case in the address, of its island and of its chunk. */
  readonly name: N;
  /** On the head strip. */
  readonly title: string;
  /** What it asks for, in order; the first texts are a worked case. */
  readonly fields: F;
  /** What follows from the reader's car. */
  readonly fromCar?: Defaults;
  /** What it loads or opens; a hook, whose result must stay the same object until it changes. */
  readonly useResources?: (texts: Values<F>) => R;
  /**
   * The result; undefined while resources are on their way.
   *
   * @throws UnusableInputError, OutOfRangeError or FieldsError, telling what to write
   * @throws RefusalError where the guide forbids an answer
   */
  readonly compute: (values: ValuesOf<F>, context: FieldContext<R>) => Result | undefined;
  /** The case a result belongs to, told while it is the last good one. */
  readonly caseName?: (result: Result) => string;
  /** The resources hold something that the reader opened. */
  readonly isOwn?: (resources: R) => boolean;
  /** The result is of made-up data, though the reader's car stands in it: it is never held for later. */
  readonly isExample?: (result: Result) => boolean;
  /** The opened files and the like are forgotten with the fields. */
  readonly onReset?: () => void;
  /** The fields in an arrangement of its own; one after the other if left out. */
  readonly Layout?: (props: LayoutProps<F, R>) => ReactNode;
  /** The result in words, plots and tables, inside an {@link Answer}. */
  readonly Answer: (props: {
    readonly result: Result;
    readonly texts: Values<F>;
    readonly set: (changes: Partial<Values<F>>) => void;
  }) => ReactNode;
  /** What is told while resources are on their way, or could not be had. */
  readonly Waiting?: (props: { readonly resources: R }) => ReactNode;
}

import { type ReactNode, useMemo, useState } from 'react';
import { AnswerContext } from './answerContext';
import type { InstrumentSpec } from './InstrumentSpec';
import {
  evaluate,
  type FieldSet,
  isAskedFor,
  type InstrumentResult,
  type ReadingCache,
} from './evaluate';
import { FieldControl } from './FieldControl';
import { InstrumentFrame } from './InstrumentFrame';
import type { InstrumentStore } from './instrumentStore';
import { NoticeList } from './NoticeList';
import { useInstrument } from './useInstrument';
import { useLastResult } from './useLastResult';

const noResources = (): undefined => undefined;

export interface InstrumentViewProps<
  N extends string,
  F extends FieldSet<R>,
  Result extends InstrumentResult,
  R,
> {
  readonly spec: InstrumentSpec<N, F, Result, R>;
  readonly store: InstrumentStore<F>;
}

/** An instrument as its definition says. */
export function InstrumentView<
  N extends string,
  F extends FieldSet<R>,
  Result extends InstrumentResult,
  R,
>({ spec, store }: InstrumentViewProps<N, F, Result, R>): ReactNode {
  const { fields, Layout, Answer, Waiting, caseName, isOwn, onReset } = spec;
  const { values: texts, ...whose } = useInstrument(store);
  // A definition never changes, and neither does the order of its hooks.
  const useResources = spec.useResources ?? (noResources as () => R);
  const resources = useResources(texts);
  const [cache] = useState<ReadingCache>(() => new Map());
  const evaluation = useMemo(
    () => evaluate(spec, { texts, resources }, cache),
    [spec, texts, resources, cache],
  );
  const { errors, error, refusal } = evaluation;
  const hasErrors = error !== undefined || Object.keys(errors).length > 0;
  const names = Object.keys(fields);
  // What was typed for another sum, or for fields that are gone, makes no case of one's own here.
  const anyAsked = (some: readonly string[]): boolean =>
    some.some((name) => fields[name] && isAskedFor(fields[name], texts));
  const own = anyAsked(whose.entered) || (isOwn?.(resources) ?? false);
  const fromCar = anyAsked(whose.fromCar);
  const identity = JSON.stringify(
    names.filter((name) => fields[name]?.identifies).map((name) => texts[name]),
  );
  const isExample = evaluation.result !== undefined && spec.isExample?.(evaluation.result);
  const isHeld = (own || fromCar) && !isExample;
  const { result, stale } = useLastResult(evaluation.result, isHeld, identity);
  const isWorked = (name: string): boolean =>
    !whose.touched.includes(name) && !whose.fromCar.includes(name);
  const field = (name: string): ReactNode => {
    const asked = fields[name];
    return (
      asked && (
        <FieldControl
          key={name}
          id={`${spec.name}-${name.replaceAll('.', '-')}`}
          field={asked}
          context={{ texts, resources }}
          text={texts[name] ?? ''}
          error={errors[name]}
          onChange={(text) =>
            store.set({ ...asked.alsoSet?.(texts, isWorked), [name]: text } as Partial<
              typeof texts
            >)
          }
        />
      )
    );
  };
  // Errors of fields that nobody sees stand with the answer.
  const unseen = names.flatMap((name) =>
    fields[name]?.control.kind === 'none' ? [errors[name] ?? []].flat() : [],
  );
  return (
    <InstrumentFrame
      store={store}
      title={spec.title}
      labels={Object.fromEntries(names.map((name) => [name, fields[name]?.label ?? name]))}
      example={own ? undefined : fromCar ? 'Worked case, your car' : 'Worked case'}
      shareable={!hasErrors}
      answered={evaluation.result !== undefined || error !== undefined}
      onReset={onReset}
      fields={
        Layout ? (
          <Layout
            field={field}
            texts={texts}
            resources={resources}
            errors={errors}
            set={store.set}
          />
        ) : (
          names.map(field)
        )
      }
    >
      {Waiting && <Waiting resources={resources} />}
      {[...unseen, ...(error !== undefined && !refusal ? [error] : [])].map((message) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      {refusal && (
        <div role="alert">
          <NoticeList notices={[refusal]} />
        </div>
      )}
      {result && (
        <AnswerContext
          value={{ stale, forCase: caseName?.(result), notices: stale ? [] : result.notices }}
        >
          <Answer result={result} texts={texts} set={store.set} />
        </AnswerContext>
      )}
    </InstrumentFrame>
  );
}

import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ariaOfField } from './FieldFrame';

interface StaticValueProps {
  /** That of the control which will stand here. */
  readonly id: string;
  /** What the control would show. */
  readonly text: string;
  readonly exact?: boolean | undefined;
  /** How many lines the control is high; one if absent. */
  readonly rows?: number;
  /** What a field to type in says of itself; a choice cannot be reached before it works. */
  readonly typed?: ReturnType<typeof ariaOfField>;
}

/** Gives the focus to the control that has taken the place of its still value. */
const focusLiveField = (id: string): void =>
  queueMicrotask(() => document.getElementById(id)?.focus({ preventScroll: true }));

/** Blanks at the end of a line show nothing; the control gets them back. */
const withoutLineEnds = (text: string): string => text.replace(/[ \t]+$/gm, '');

/**
 * What a control shows, as long as it does not work. A browser asks every control of a page at its
 * arrival whether it could fill it in, and lays out the part around each for that: with controls in the
 * instruments it was half of the time that an old phone needed to load the guide.
 */
export function StaticValue({ id, text, exact, rows, typed }: StaticValueProps): ReactNode {
  const box = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    const still = box.current;
    return () => {
      if (document.activeElement === still) focusLiveField(id);
    };
  }, [id]);
  return (
    <output
      ref={box}
      id={id}
      className={clsx('field-still', exact && 'exact')}
      data-rows={rows}
      {...(typed && {
        role: 'textbox',
        tabIndex: 0,
        'aria-readonly': true,
        'aria-multiline': rows ? true : undefined,
        ...typed,
      })}
    >
      {withoutLineEnds(text)}
    </output>
  );
}

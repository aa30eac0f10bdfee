import { useState } from 'react';

/** The row that Enter opens: the first after every change of the words, then where the arrows led. */
export function useChoice(
  typed: string,
  { length: rows, first }: { readonly length: number; readonly first: number },
  before: { readonly typed: string; readonly row: number },
): readonly [number, (row: number) => void] {
  const [choice, setChoice] = useState(before);
  const row = choice.typed === typed && choice.row >= 0 && choice.row < rows ? choice.row : first;
  return [row, (next) => setChoice({ typed, row: next })];
}

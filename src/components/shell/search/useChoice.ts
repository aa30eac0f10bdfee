import { useState } from 'react';

/** The row that Enter opens: the first after every change of the words, then where the arrows led. */
export function useChoice(typed: string, rows: number): readonly [number, (row: number) => void] {
  const [choice, setChoice] = useState({ typed, row: 0 });
  const row = choice.typed === typed && choice.row < rows ? choice.row : 0;
  return [row, (next) => setChoice({ typed, row: next })];
}

import { useState } from 'react';

/** The row that Enter opens: the first after every change of the words, then where the arrows led. */
export function useChoice(asked: string, rows: number): readonly [number, (row: number) => void] {
  const [choice, setChoice] = useState({ asked, row: 0 });
  const row = choice.asked === asked && choice.row < rows ? choice.row : 0;
  return [row, (next) => setChoice({ asked, row: next })];
}

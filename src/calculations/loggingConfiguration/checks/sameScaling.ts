import { evaluateFormula } from '../evaluateFormula';

/** Both formulas give nearly the same for the smallest, the largest and two raw values between. */
export const sameScaling = (formula: string, other: string, bits: number): boolean =>
  [0, 1, 100, 2 ** bits - 1].every((raw) => {
    const [a, b] = [evaluateFormula(formula, { raw }), evaluateFormula(other, { raw })];
    if (!a.ok || !b.ok) return false;
    return (
      Math.abs(a.value - b.value) <= 0.001 * Math.max(Math.abs(a.value), Math.abs(b.value), 0.001)
    );
  });

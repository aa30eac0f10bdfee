/** Notes whether the numbers of a column stand on both sides of nought. */
export const signsSeen = () => {
  let below = false;
  let above = false;
  return {
    take(value: number): void {
      below ||= value < 0;
      above ||= value > 0;
    },
    both: (): boolean => below && above,
  };
};

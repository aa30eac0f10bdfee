/** The members of a field that holds several choices, `trims,knock`. */
export const chosenIn = (list: string): readonly string[] => list.split(',').filter(Boolean);

/** A list with one choice more or less, in the order of the choices. */
export const withChoice = (
  list: string,
  choices: readonly string[],
  choice: string,
  chosen: boolean,
): string => {
  const others = chosenIn(list).filter((each) => each !== choice);
  const now = chosen ? [...others, choice] : others;
  return choices.filter((each) => now.includes(each)).join(',');
};

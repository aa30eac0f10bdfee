const fillers = new Set(
  "a about am an and any are as at be by can cant did do does doing for from get has have how i i'm if in into is it it's its me mine my of on or please should so that the there these they this to was were what what's when where which why will with would explain explained explanation anyone anybody someone just really mx5 mx-5 miata ok okay you your".split(
    ' ',
  ),
);

/** Whether a word tells nothing about what is looked for. */
export const isFiller = (token: string): boolean => fillers.has(token);

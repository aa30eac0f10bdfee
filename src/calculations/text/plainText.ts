/** Longest piece of a field's text that is looked at. */
const mostCharacters = 4000;

/** Marks that change how text looks and not what it says: direction marks, joiners, controls. */
const invisible = /[\p{Cf}\p{Cc}\p{M}]/gu;

/**
 * What a reader typed, in plain characters: full-width digits become digits, invisible marks go,
 * any run of blanks becomes one.
 *
 * @param typed of any length; what lies beyond 4000 characters is not looked at
 */
export const plainText = (typed: string): string =>
  typed
    .slice(0, mostCharacters)
    .replace(/\s+/g, ' ')
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();

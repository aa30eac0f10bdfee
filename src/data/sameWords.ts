import file from './same-words.json';

/** Words of which owners type one where the guide may write another; each group means about the same. */
export const sameWords: readonly (readonly string[])[] = file;

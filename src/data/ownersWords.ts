export interface OwnersWord { said: readonly string[]; leadsTo: readonly string[]; why: string }
export const ownersWords: readonly OwnersWord[] = [];

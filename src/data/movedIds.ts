/**
 * Addresses that a published guide had and a later one gave up: the old id, and the id that took its
 * place. Once published an id never changes; where a section goes, its address moves here.
 */
export const movedIds: Readonly<Record<string, string>> = {};

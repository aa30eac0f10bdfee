/** Releases 20-1122 and 20-1123, as revisions of six and of eight figures. */
const withdrawn = /(?<!\d)20-?112[23](?:00)?(?!\d)/;

/** The revision of a withdrawn patch that a text holds; undefined for none. */
export const withdrawnRevision = (text: string): string | undefined => withdrawn.exec(text)?.[0];

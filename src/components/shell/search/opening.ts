/** Closed, or open: because the reader began to type elsewhere, or because he asked for it. */
export type Opening = 'closed' | 'by-typing' | 'by-asking';

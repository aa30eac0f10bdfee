/** Closed, or open: because readers began to type elsewhere, or asked for it. */
export type Opening = 'closed' | 'by-typing' | 'by-asking';

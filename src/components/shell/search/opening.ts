/** Closed, or open: because readers began to type elsewhere, asked for it, or came back to their list. */
export type Opening = 'closed' | 'by-typing' | 'by-asking' | 'by-return';

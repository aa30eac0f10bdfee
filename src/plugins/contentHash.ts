import { createHash } from 'node:crypto';

/** Eight signs that change with a content: the browser keeps a file whose name holds them. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

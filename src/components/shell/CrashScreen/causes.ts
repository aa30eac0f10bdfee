/** Longest chain that is told; deeper ones are cut. */
const longest = 20;

const messageOf = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === 'string') return thrown;
  // These have no JSON.
  if (thrown === undefined || typeof thrown === 'symbol' || typeof thrown === 'function')
    return String(thrown);
  try {
    return JSON.stringify(thrown);
  } catch {
    return 'something that cannot be shown';
  }
};

/**
 * The message of an error and of its causes, outermost first. Safe for chains that run in a circle
 * and for causes that are not errors (R50).
 */
export function causesOf(error: unknown): readonly string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let current: unknown = error;
  while (messages.length < longest && !seen.has(current)) {
    seen.add(current);
    messages.push(messageOf(current));
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return messages;
}

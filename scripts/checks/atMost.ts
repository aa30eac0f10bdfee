/** Does a job for each item, at most `limit` at a time, started in order; results keep the order. */
export async function atMost<Item, Result>(
  limit: number,
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await job(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

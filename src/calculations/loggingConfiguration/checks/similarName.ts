const longest = 40;

/** Characters to exchange, leave out or put in, to turn one word into the other. */
const slipsBetween = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Names of the earlier guide's own file, and what the sample file calls them. */
const earlierNames: Readonly<Record<string, string>> = {
  EQ_RATIO_ACT: 'LAMBDA_ACT',
  EQ_RATIO_DSD: 'LAMBDA_DSD',
  STFT: 'FT_SHORT',
  LTFT: 'FT_LONG',
  INTAKE_TEMP: 'IAT',
  O2S12_FT: 'LAMBDA_DSD_TRIM',
};

/** What the sample file calls a name of the earlier guide. */
export const sampleNameOf = (name: string): string | undefined => earlierNames[name.toUpperCase()];

/**
 * The name among some that was probably meant: another spelling of case, an old name, or one or two
 * slips away.
 */
export const similarName = (name: string, among: readonly string[]): string | undefined => {
  if (name.length > longest) return undefined;
  const same = among.find((each) => each.toLowerCase() === name.toLowerCase());
  const old = sampleNameOf(name);
  if (same !== undefined) return same;
  if (old !== undefined && among.includes(old)) return old;
  const allowed = name.length < 4 ? 0 : name.length < 7 ? 1 : 2;
  const near = among
    .slice(0, 200)
    .filter((each) => Math.abs(each.length - name.length) <= allowed)
    .map((each) => ({ each, slips: slipsBetween(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.each;
};

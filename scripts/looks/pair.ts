import { differenceOf, type Difference } from './difference';

/** Something of the state before, and of the state that is looked at. */
export interface Sides<Thing> {
  readonly old: Thing;
  readonly now: Thing;
}

/** A PNG; undefined where that state does not have the place. */
type Picture = Buffer | undefined;

/** What became of a view. */
export interface Pair extends Sides<Picture> {
  /** What a commit message calls the place. */
  readonly place: string;
  /** The name of the view's files: `search-phone-dark.png`. */
  readonly file: string;
  readonly fate: 'same' | 'differs' | 'new' | 'gone';
  readonly difference?: Difference;
}

const equal = (one: Picture, other: Picture): boolean =>
  one === undefined || other === undefined ? one === other : one.equals(other);

/** How often a picture is taken again until it stays the same; each time is a little later. */
const patience = 20;
const againAfterMs = 150;

async function settled(take: () => Promise<Picture>, first: Picture): Promise<Picture> {
  let before = first;
  for (let time = 0; time < patience; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    const after = await take();
    if (equal(before, after)) return after;
    before = after;
  }
  return before;
}

function compared({ old, now }: Sides<Picture>): Pick<Pair, 'fate' | 'difference'> {
  if (!old || !now) return { fate: equal(old, now) ? 'same' : old ? 'gone' : 'new' };
  const difference = differenceOf(old, now);
  return difference ? { fate: 'differs', difference } : { fate: 'same' };
}

/** Takes a picture of both states; where they differ, again and again until each stays as it is. */
export async function takePair(
  name: Pick<Pair, 'place' | 'file'>,
  take: Sides<() => Promise<Picture>>,
): Promise<Pair> {
  const first: Sides<Picture> = { old: await take.old(), now: await take.now() };
  if (equal(first.old, first.now)) return { ...name, ...first, fate: 'same' };
  const last = {
    old: await settled(take.old, first.old),
    now: await settled(take.now, first.now),
  };
  return { ...name, ...last, ...compared(last) };
}

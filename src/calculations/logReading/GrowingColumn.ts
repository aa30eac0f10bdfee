type Numbers = Float32Array | Float64Array;

/** Rows of a drive of some minutes: a card holds hundreds of such files, and few of them grow. */
const firstRoom = 4096;

/** A column of numbers that grows by half when it is full, without a list of boxed numbers. */
export class GrowingColumn<T extends Numbers> {
  private numbers: T;
  private count = 0;
  private readonly make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.make = make;
    this.numbers = make(firstRoom);
  }

  push(value: number): void {
    if (this.count === this.numbers.length) this.makeRoom();
    this.numbers[this.count] = value;
    this.count += 1;
  }

  /** The numbers so far; a view, not a copy. */
  get values(): T {
    return this.numbers.subarray(0, this.count) as T;
  }

  private makeRoom(): void {
    const larger = this.make(Math.ceil(this.numbers.length * 1.5));
    larger.set(this.values);
    this.numbers = larger;
  }
}

export const growingSingles = (): GrowingColumn<Float32Array> =>
  new GrowingColumn((length) => new Float32Array(length));

export const growingDoubles = (): GrowingColumn<Float64Array> =>
  new GrowingColumn((length) => new Float64Array(length));

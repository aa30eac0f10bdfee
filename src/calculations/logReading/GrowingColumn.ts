type Numbers = Float32Array | Float64Array;

/** A column of numbers that grows by half when it is full, without a list of boxed numbers. */
export class GrowingColumn<T extends Numbers> {
  private numbers: T;
  private count = 0;
  private readonly make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.make = make;
    this.numbers = make(1024);
  }

  push(value: number): void {
    if (this.count === this.numbers.length) this.makeRoom(this.count + 1);
    this.numbers[this.count] = value;
    this.count += 1;
  }

  append(values: T): void {
    this.makeRoom(this.count + values.length);
    this.numbers.set(values, this.count);
    this.count += values.length;
  }

  /** Adds a value until the column has this length. */
  fill(value: number, length: number): void {
    if (length <= this.count) return;
    this.makeRoom(length);
    this.numbers.fill(value, this.count, length);
    this.count = length;
  }

  /** The numbers so far; a view, not a copy. */
  get values(): T {
    return this.numbers.subarray(0, this.count) as T;
  }

  private makeRoom(length: number): void {
    if (length <= this.numbers.length) return;
    const larger = this.make(Math.max(length, Math.ceil(this.numbers.length * 1.5)));
    larger.set(this.values);
    this.numbers = larger;
  }
}

export const growingSingles = (): GrowingColumn<Float32Array> =>
  new GrowingColumn((length) => new Float32Array(length));

export const growingDoubles = (): GrowingColumn<Float64Array> =>
  new GrowingColumn((length) => new Float64Array(length));

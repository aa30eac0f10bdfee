/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What can travel between the page and this program. */
export type Plain =
  string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** Keys that readers press, by the names of `KeyboardEvent.key`. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight';

/**
 * One window of a browser in a profile of its own, as readers use it: pointer and keys go through the
 * engine itself and not through the page. Every command ends in an error if the engine refuses it.
 */
export interface BrowserWindow {
  /** The engine and its version, as the engine itself tells: `Firefox 153.7`. */
  readonly version: string;
  /** Goes to an address, as one typed into the bar, and waits until it has loaded. */
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Gives the page so many CSS pixels. */
  readonly resize: (size: Size) => Promise<void>;
  /** Runs a function in the page. It gets its arguments as plain data and can name nothing else of here. */
  readonly run: <Args extends readonly Plain[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the middle of the first element that matches. It must stand in the window. */
  readonly press: (selector: string) => Promise<void>;
  readonly pressKey: (key: KeyName) => Promise<void>;
  /** Types a text into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Gives a file of this machine to a file field. */
  readonly chooseFile: (selector: string, file: string) => Promise<void>;
  /** What the window shows, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** What the page becomes on A4 paper, as PDF. */
  readonly print: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** The part of jsdom that the scripts and the build use; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    /** The elements of a piece of HTML. */
    static readonly fragment: (html: string) => DocumentFragment;
    readonly window: Window & typeof globalThis;
    /** The page as text. */
    serialize: () => string;
  }
}

/** The part of jsdom that the scripts use; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
    /** The page as text. */
    serialize: () => string;
  }
}

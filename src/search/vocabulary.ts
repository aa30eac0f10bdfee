import { stem } from './stem';

/** Every word of the guide as the index knows it, and which of them are forms of one word. */
export class Vocabulary {
  readonly #byStem = new Map<string, string[]>();
  readonly #all = new Set<string>();

  add(token: string): void {
    if (this.#all.has(token)) return;
    this.#all.add(token);
    const root = stem(token);
    const forms = this.#byStem.get(root);
    if (forms) forms.push(token);
    else this.#byStem.set(root, [token]);
  }

  has(token: string): boolean {
    return this.#all.has(token);
  }

  /** The forms in which the guide holds a word, itself among them if it is there. */
  formsOf(token: string): readonly string[] {
    return this.#byStem.get(stem(token)) ?? [];
  }

  /** The words of the guide that begin with `beginning`. */
  beginningWith(beginning: string): readonly string[] {
    return [...this.#all].filter((token) => token.startsWith(beginning));
  }
}

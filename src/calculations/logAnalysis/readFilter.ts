import { UnusableInputError } from '../limits/UnusableInputError';
import type { FilterNames } from './filterNames';
import { filterError, type FilterSign, type FilterToken, filterTokens } from './filterTokens';
import type { FilterCondition, FilterNumber, LogFilter } from './LogFilter';

/** Characters of a filter at most. */
export const longestFilter = 200;

/** Brackets, `not` and signs inside each other at most. */
const deepest = 20;

type Part =
  | { readonly is: 'number'; readonly at: FilterToken; readonly node: FilterNumber }
  | { readonly is: 'condition'; readonly at: FilterToken; readonly node: FilterCondition };

const comparisons = new Set<FilterSign>(['<', '<=', '>', '>=', '=', '!=']);

/** Reads words by the grammar, from `or`, which binds least, down to a number. */
class FilterParser {
  private place = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly FilterToken[],
    private readonly names: FilterNames | null,
  ) {}

  whole(): FilterCondition {
    const part = this.either();
    const next = this.next;
    if (next.kind === 'sign' && next.sign === ')')
      throw filterError(next.at, next.text, 'this bracket closes nothing.');
    if (next.kind !== 'end')
      throw filterError(
        next.at,
        next.text,
        part.is === 'condition'
          ? '“and” or “or” is missing before this.'
          : 'a sign such as < or + is missing before this. A name with blanks in it stands in [square brackets].',
      );
    return this.condition(part);
  }

  private get next(): FilterToken {
    // The last word is the end, which nothing passes.
    return (
      this.tokens[Math.min(this.place, this.tokens.length - 1)] ?? { kind: 'end', at: 0, text: '' }
    );
  }

  /** Passes the next word if it is one of these signs. */
  private pass<S extends FilterSign>(...signs: readonly S[]): S | undefined {
    const { next } = this;
    const found = next.kind === 'sign' ? signs.find((sign) => sign === next.sign) : undefined;
    if (found !== undefined) this.place += 1;
    return found;
  }

  private either(): Part {
    return this.joined('or', () => this.both());
  }

  private both(): Part {
    return this.joined('and', () => this.comparison());
  }

  private joined(word: 'and' | 'or', read: () => Part): Part {
    let left = read();
    while (this.pass(word)) {
      const node: FilterCondition = {
        kind: word,
        left: this.condition(left),
        right: this.condition(read()),
      };
      left = { is: 'condition', at: left.at, node };
    }
    return left;
  }

  private comparison(): Part {
    const left = this.sum();
    const operator = this.pass('<', '<=', '>', '>=', '=', '!=');
    if (!operator) return left;
    const node: FilterCondition = {
      kind: 'comparison',
      operator,
      left: this.number(left),
      right: this.number(this.sum()),
    };
    const { next } = this;
    if (next.kind === 'sign' && comparisons.has(next.sign))
      throw filterError(
        next.at,
        next.text,
        'one comparison at a time: instead of 10 < IAT < 50 write 10 < IAT and IAT < 50.',
      );
    return { is: 'condition', at: left.at, node };
  }

  private sum(): Part {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.signed()));
  }

  private chain(signs: readonly ('+' | '-' | '*' | '/')[], read: () => Part): Part {
    let left = read();
    for (let operator = this.pass(...signs); operator; operator = this.pass(...signs)) {
      const node: FilterNumber = {
        kind: 'arithmetic',
        operator,
        left: this.number(left),
        right: this.number(read()),
      };
      left = { is: 'number', at: left.at, node };
    }
    return left;
  }

  private signed(): Part {
    const at = this.next;
    if (this.pass('-'))
      return this.inside(at, () => ({
        is: 'number',
        at,
        node: { kind: 'negative', of: this.number(this.signed()) },
      }));
    if (this.pass('not'))
      return this.inside(at, () => ({
        is: 'condition',
        at,
        // `not IAT < 50` denies the whole comparison.
        node: { kind: 'not', of: this.condition(this.comparison()) },
      }));
    return this.single();
  }

  private single(): Part {
    const at = this.next;
    if (at.kind === 'number') {
      this.place += 1;
      return { is: 'number', at, node: { kind: 'number', value: at.value } };
    }
    if (at.kind === 'name') {
      this.place += 1;
      const column = this.names ? this.names.find(at) : ({ kind: 'other', name: at.name } as const);
      return { is: 'number', at, node: { kind: 'column', column } };
    }
    if (!this.pass('('))
      throw filterError(
        at.at,
        at.text,
        at.kind === 'end'
          ? 'the condition ends too early, a number or a column is missing.'
          : 'a number or a column is missing before this.',
      );
    const part = this.inside(at, () => this.either());
    if (!this.pass(')'))
      throw this.next.kind === 'end'
        ? filterError(at.at, at.text, 'the bracket that opens here is not closed.')
        : filterError(
            this.next.at,
            this.next.text,
            'a sign, “and”, “or” or the end of the bracket is missing before this.',
          );
    return { ...part, at };
  }

  private inside(at: FilterToken, read: () => Part): Part {
    this.depth += 1;
    if (this.depth > deepest)
      throw filterError(
        at.at,
        at.text,
        `more than ${deepest} brackets and signs inside each other.`,
      );
    const part = read();
    this.depth -= 1;
    return part;
  }

  private condition({ is, at, node }: Part): FilterCondition {
    if (is === 'number')
      throw filterError(
        at.at,
        at.text,
        'this is a number, not a condition. Compare it, as in IAT < 50.',
      );
    return node;
  }

  private number({ is, at, node }: Part): FilterNumber {
    if (is === 'condition')
      throw filterError(
        at.at,
        at.text,
        'a number is needed, and this is a condition. Join conditions with “and” or “or”.',
      );
    return node;
  }
}

/**
 * Reads a condition that rows must meet, such as `IAT < 50 and VSS > 20`.
 *
 * Nothing that is written runs: the text becomes a tree of numbers, columns and comparisons, which
 * `filterReader` walks. Decimals stand behind a point.
 *
 * @param names the columns there are; null while no log is open: then every name is let pass
 * @returns null for an empty text
 * @throws UnusableInputError naming the place, counted from 1, and what to write
 */
export const readFilter = (written: string, names: FilterNames | null): LogFilter | null => {
  if (written.trim() === '') return null;
  if (written.length > longestFilter)
    throw new UnusableInputError(
      `The condition has ${written.length} characters; ${longestFilter} are the most.`,
    );
  const condition = new FilterParser(filterTokens(written), names).whole();
  return { text: written.trim().replace(/\s+/g, ' '), condition };
};

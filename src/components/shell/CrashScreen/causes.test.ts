import { describe, expect, it } from 'vitest';
import { causesOf } from './causes';

describe('causesOf (R50)', () => {
  it('tells the message and every cause', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: new Error('inner') }) });
    expect(causesOf(error)).toEqual(['outer', 'middle', 'inner']);
  });

  it('ends a chain that runs in a circle', () => {
    const one = new Error('one');
    const two = new Error('two', { cause: one });
    one.cause = two;
    expect(causesOf(one)).toEqual(['one', 'two']);
  });

  it('shows causes that are not errors', () => {
    expect(causesOf(new Error('a', { cause: 'words' }))).toEqual(['a', 'words']);
    expect(causesOf(new Error('a', { cause: null }))).toEqual(['a', 'null']);
    expect(causesOf(undefined)).toEqual(['undefined']);
    expect(causesOf(Symbol('sign'))).toEqual(['Symbol(sign)']);
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(causesOf(loop)).toEqual(['something that cannot be shown']);
  });

  it('names an error without a message', () => {
    expect(causesOf(new TypeError())).toEqual(['TypeError']);
  });
});

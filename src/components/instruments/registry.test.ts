import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { instrumentShelf } from '../../data/instrumentShelf';
import { instrumentNames } from './names';

const islands = readFileSync('src/components/instruments/islands.ts', 'utf8');
const chapters = readFileSync('src/components/index.ts', 'utf8');

describe.each(instrumentNames)('instrument %s', (name) => {
  it('is loaded from a chunk of its own name', () => {
    expect(islands).toMatch(new RegExp(`\\b${name}:[^"]*"instrument-${name}"`));
  });
});

describe('the components of the chapters', () => {
  it('hold an island for each instrument', () => {
    expect(chapters.match(/: instrumentIsland\(/g)).toHaveLength(instrumentNames.length);
  });
});

describe('the shelf of the opening', () => {
  it('holds every instrument once', () => {
    const shelved = instrumentShelf.map(({ name }) => name);
    expect(shelved.toSorted()).toEqual([...instrumentNames].toSorted());
  });
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { doors, emergencyDoor } from '../data/doors';
import { instrumentShelf } from '../data/instrumentShelf';
import { outlineOf } from './outline';
import { openingIds } from './openingIds';
import { remarkOpening } from './remarkOpening';
import { fixtureGuide, removeFixture, runPlugin } from './testing/runPlugin';

const docs = path.resolve('docs');
const { byId } = outlineOf(docs);

describe('the opening', () => {
  it('leads to places that are there', () => {
    const places = new Set([...byId.keys(), ...openingIds(docs)]);
    const targets = [emergencyDoor, ...doors, ...instrumentShelf].map(({ to }) => to);
    expect(targets.filter((id) => !places.has(id))).toEqual([]);
  });

  it('has a door for a dead car and seven others, each to a place of its own', () => {
    const targets = new Set([emergencyDoor, ...doors].map(({ to }) => to));
    expect(targets.size).toBe(8);
  });

  it('has headings that links can count on', () => {
    expect(openingIds(docs)).toEqual(['where-are-you', 'instruments']);
  });
});

describe('remarkOpening', () => {
  it('gives the number of the place, or of the section that it stands in', () => {
    const tree = runPlugin(remarkOpening, '<Doors />', docs);
    expect(tree).toContain(`\\"when-a-flash-fails\\":\\"${byId.get('when-a-flash-fails')?.number}`);
    expect(tree).toContain(
      `\\"finder-instrument\\":\\"${byId.get('what-supported-means')?.number}`,
    );
  });

  it('refuses a door that leads nowhere', () => {
    const empty = fixtureGuide({ one: '## One {/* #one */}\n' });
    expect(() => runPlugin(remarkOpening, '<Doors />', empty)).toThrow(/nowhere in the guide/);
    removeFixture(empty);
  });
});

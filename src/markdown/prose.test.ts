import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { calibrations } from '../data/calibrations';
import { sources } from '../data/sources';
import { outlineOf } from './outline';

const docs = path.resolve('docs');
const folder = path.join(docs, '_chapters');
const files = readdirSync(folder);
const prose = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
const index = readFileSync(path.join(docs, 'index.mdx'), 'utf8');

describe('the prose', () => {
  it('has every chapter file in the plan, and in the order of the plan', () => {
    const planned = outlineOf(docs)
      .chapters.filter(({ exists }) => exists)
      .map(({ id }) => `${id}.mdx`);
    const imported = [...index.matchAll(/from '\.\/_chapters\/(.*)'/g)].map((match) => match[1]);
    expect([...files].sort()).toEqual([...planned].sort());
    expect(imported).toEqual(planned);
    const shown = [...index.matchAll(/^<(\w+) \/>$/gm)].map((match) => match[1]);
    const names = [...index.matchAll(/^import (\w+) from/gm)].map((match) => match[1]);
    expect(shown.filter((name) => names.includes(name))).toEqual(names);
  });

  it('cites every source of the list', () => {
    const cited = new Set(
      [...prose.matchAll(/\[([a-z0-9, -]+)\]/g)].flatMap((m) => m[1]?.split(/\s*,\s*/)),
    );
    for (const { vehicleSources } of calibrations) vehicleSources.forEach((key) => cited.add(key));
    expect(sources.map(({ key }) => key).filter((key) => !cited.has(key))).toEqual([]);
  });

  it('has no two sources with one key', () => {
    expect(new Set(sources.map(({ key }) => key)).size).toBe(sources.length);
  });

  it('never calls a calibration compatible', () => {
    expect(prose).not.toMatch(/\bcompatible\b/i);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf, whileMutated } from './mutatedFiles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mutated-'));
  writeFileSync(path.join(folder, 'a.js'), 'one two');
  writeFileSync(path.join(folder, 'b.css'), 'one');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe('a mutation', () => {
  it('edits the files that match, and puts them back', async () => {
    const seen = await whileMutated(filesOf(folder, /\.js$/), { find: /one/, put: '1' }, () =>
      Promise.resolve([text('a.js'), text('b.css')]),
    );
    expect(seen).toEqual(['1 two', 'one']);
    expect(text('a.js')).toBe('one two');
  });

  it('puts the files back if what was done failed', async () => {
    const edit = { find: /one/, put: '1' };
    const failing = whileMutated(filesOf(folder, /\.js$/), edit, () =>
      Promise.reject(new Error('failed')),
    );
    await expect(failing).rejects.toThrow('failed');
    expect(text('a.js')).toBe('one two');
  });

  it('is a fault if nothing matches', async () => {
    const edit = { find: /three/, put: '3' };
    await expect(
      whileMutated(filesOf(folder, /\.js$/), edit, () => Promise.resolve()),
    ).rejects.toThrow('matches nothing');
  });
});

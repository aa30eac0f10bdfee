import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeGuide } from './guideSite';

it('leaves the chapters that were chosen, and all that stands beside them', () => {
  const docs = mkdtempSync(path.join(tmpdir(), 'guide-'));
  try {
    mkdirSync(path.join(docs, '_chapters'));
    for (const file of ['index.mdx', '_opening.mdx', '_chapters/one.mdx', '_chapters/two.mdx'])
      writeFileSync(path.join(docs, file), `before: ${file}`);
    writeGuide(docs, { index: 'a share', chapters: new Map([['two', 'chosen']]) });
    expect(readdirSync(docs).toSorted()).toEqual(['_chapters', '_opening.mdx', 'index.mdx']);
    expect(readFileSync(path.join(docs, 'index.mdx'), 'utf8')).toBe('a share');
    expect(readdirSync(path.join(docs, '_chapters'))).toEqual(['two.mdx']);
  } finally {
    rmSync(docs, { recursive: true });
  }
});

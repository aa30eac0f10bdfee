import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { instrumentChunks } from '.';
import { documentChunks } from './documentChunks';

type IsIn = (chunk: { readonly name?: string | null }) => boolean;

interface Cut {
  readonly optimization: {
    readonly splitChunks: {
      readonly cacheGroups: Readonly<Record<'common' | 'onDemand', { readonly chunks: IsIn }>>;
    };
  };
}

const routes = {
  '/base/-141': { __comp: '5e95c892', __context: { plugin: 'aba21aa0' } },
  '/base/-931': { __comp: '17896441', content: '4edc808e' },
};

const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'instrument-chunks-'));
writeFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), JSON.stringify(routes));

async function cut(cacheGroups: object): Promise<Cut> {
  const plugin = await instrumentChunks({ onDemandPrefix: 'instrument-', workerSuffix: '-worker' })(
    { generatedFilesDir } as LoadContext,
    undefined,
  );
  const config = { optimization: { splitChunks: { cacheGroups } } };
  return plugin?.configureWebpack?.(
    config as never,
    false,
    {} as ConfigureWebpackUtils,
    undefined,
  ) as unknown as Cut;
}

it.each([
  ['main', false, false],
  ['17896441', true, false],
  ['4edc808e', false, false],
  [undefined, true, false],
  ['instrument-gears', false, true],
  ['instrument-pull-worker', false, false],
])('of the chunk %s', async (name, isCommon, isOnDemand) => {
  const { common, onDemand } = (await cut({ common: { name: 'common' } })).optimization.splitChunks
    .cacheGroups;
  expect([common.chunks({ name }), onDemand.chunks({ name })]).toEqual([isCommon, isOnDemand]);
});

it('throws where Docusaurus cuts no common chunk', async () => {
  await expect(cut({ shared: {} })).rejects.toThrow(/no longer cuts a chunk named "common"/);
});

it('throws where no route has a document', () => {
  expect(() => documentChunks({ '/-1': { __comp: '5e95c892' } })).toThrow(/has a document/);
});

import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { instrumentChunks } from '.';

type IsIn = (chunk: { readonly name?: string | null }) => boolean;

interface Cut {
  readonly optimization: {
    readonly splitChunks: {
      readonly cacheGroups: Readonly<Record<'common' | 'onDemand', { readonly chunks: IsIn }>>;
    };
  };
}

async function cut(cacheGroups: object): Promise<Cut> {
  const plugin = await instrumentChunks({ onDemandPrefix: 'instrument-', workerSuffix: '-worker' })(
    {} as LoadContext,
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
  ['main', true, false],
  ['17896441', true, false],
  ['instrument-gears', false, true],
  [undefined, false, true],
  ['instrument-pull-worker', false, false],
])('of the chunk %s', async (name, isCommon, isOnDemand) => {
  const { common, onDemand } = (await cut({ common: { name: 'common' } })).optimization.splitChunks
    .cacheGroups;
  expect([common.chunks({ name }), onDemand.chunks({ name })]).toEqual([isCommon, isOnDemand]);
});

it('throws where Docusaurus cuts no common chunk', async () => {
  await expect(cut({ shared: {} })).rejects.toThrow(/no longer cuts a chunk named "common"/);
});

import type { Mutation } from '../mutation';
import { inFixtures } from './fixtures';
import { inLibraries } from './libraries';
import { inProduction } from './production';
import { inSources } from './sources';

/** All deliberate breakages, the cheap ones last. */
export const mutations: readonly Mutation[] = [
  ...inSources,
  ...inLibraries,
  ...inFixtures,
  ...inProduction,
];

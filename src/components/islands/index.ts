/**
 * The parts of the article that answer the reader, by name. Each is loaded by itself when he comes near
 * (see src/client/islands.ts).
 */
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

export const islands: Readonly<Record<string, Load>> = {
  'my-car': async () => (await import('../MyCar')).MyCarPlate,
  gears: async () => (await import('../Gears')).Gears,
};

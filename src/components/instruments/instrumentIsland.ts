import type { ComponentType, ReactNode } from 'react';
import { island } from './kit/island/island';
import type { InstrumentName } from './names';

/** An instrument as a chapter places it, hydrated by the name of its definition. */
export const instrumentIsland = ({
  name,
  Component,
}: {
  readonly name: InstrumentName;
  readonly Component: ComponentType;
}): (() => ReactNode) => island(name, Component);

import type { ComponentType, ReactNode } from 'react';

/** Marks a part of the article for src/client/hydrateIslands.ts, which hydrates it by its name. */
export const island = (name: string, Part: ComponentType): (() => ReactNode) =>
  function Island() {
    return (
      <div className="island" data-island={name}>
        <Part />
      </div>
    );
  };

import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { bringStyles } from '../../../article/bringStyles';
import { IslandBoundary } from './IslandBoundary';
import styles from './states.css?text';

/**
 * Lets React take over a part of the article.
 *
 * @param place the element around it; what the server wrote is taken as it is, what an earlier life
 *   of the page left behind is drawn anew.
 */
export function hydrateIsland(place: HTMLElement, Part: ComponentType): Root {
  bringStyles(styles);
  // React takes over what the server has written; the images for readers without script came later.
  for (const image of place.querySelectorAll('noscript')) image.remove();
  const part = (
    <IslandBoundary>
      <Part />
    </IslandBoundary>
  );
  if (place.hasAttribute('data-alive')) {
    const root = createRoot(place);
    root.render(part);
    return root;
  }
  place.setAttribute('data-alive', '');
  // At once: who leaves the guide before React has taken the island over makes it throw.
  return flushSync(() => hydrateRoot(place, part));
}

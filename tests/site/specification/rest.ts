import type { Locator } from '@playwright/test';

/** Top and bottom edge in the window, in CSS pixels. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Where an element stands once the frame is drawn and all that moves it has come to an end. */
export function atRest(element: Locator): Promise<Edges> {
  return element.evaluate(async (moving) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    await Promise.allSettled(moving.getAnimations().map(({ finished }) => finished));
    const { top, bottom } = moving.getBoundingClientRect();
    return { top, bottom };
  });
}

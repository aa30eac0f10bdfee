import type { Locator } from '@playwright/test';

/** Mean of the three channels of a colour such as `rgb(16, 32, 48)`, from 0 (black) to 1 (white). */
const meanOf = (colour: string): number => {
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return channels.reduce((sum, channel) => sum + channel, 0) / 3 / 255;
};

/** How light an element and its text are. */
export async function lightnessOf(
  element: Locator,
): Promise<{ readonly background: number; readonly text: number }> {
  const [background, text] = await element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return [backgroundColor, color] as const;
  });
  return { background: meanOf(background), text: meanOf(text) };
}

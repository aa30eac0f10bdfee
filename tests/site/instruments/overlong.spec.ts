import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openInstrument } from './instrument';

/** Pastes as the browser does it; answers whether the page let the text in. */
const paste = (field: Locator, characters: number): Promise<boolean> =>
  field.evaluate((element, count) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '<b>9;'.repeat(count / 5));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return element.dispatchEvent(event);
  }, characters);

for (const [instrument, name, kept] of [
  ['gears', 'Shift at', '6500'],
  ['status', 'Or a whole column', '2\n4'],
] as const) {
  test(`ten million characters are refused beside the field: ${instrument}`, async ({ page }) => {
    const place = await openInstrument(page, instrument);
    const field = place.getByLabel(name);
    await field.fill(kept);
    expect(await paste(field, 10_000_000)).toBe(false);
    await expect(place.getByText('This text has 10 000 000 characters')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/What stood here stays\./);
    await expect(field).toHaveValue(kept);
    expect(await paste(field, 10)).toBe(true);
    await expect(place.getByText('This text has')).toHaveCount(0);
  });
}

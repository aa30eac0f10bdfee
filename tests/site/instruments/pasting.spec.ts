import { expect, test } from '../fixtures';
import { openInstrument } from './instrument';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('what a long text has taken the place of comes back', async ({ page }) => {
  const text = Array.from({ length: 8000 }, (_, i) => `paramname = X${i}`).join('\n');
  const scaling = await openInstrument(page, 'scaling');
  const box = scaling.getByLabel('Histogram of FT_SHORT');
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await box.fill('\t0.5\n2000\t4');
  await box.press('ControlOrMeta+a');
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue(text);
  await expect(box).toHaveAccessibleDescription(/more text than a table holds/);
  await box.press('ControlOrMeta+z');
  await expect(box).toHaveValue('\t0.5\n2000\t4');
  await box.press('End');
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue(`\t0.5\n2000\t4${text}`);
  await box.press('ControlOrMeta+a');
  await box.press('Delete');
  await expect(box).toHaveValue('');
});

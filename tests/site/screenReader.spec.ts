// The paths of tasks.spec.ts as a screen reader is told them: Chromium's own accessibility tree, part by
// part. How it sounds in a screen reader no machine says.
import type { Page } from '@playwright/test';
import { doors, emergencyDoor } from '../../src/data/doors';
import { expect, test } from './fixtures';
import { openInstrument } from './instruments/instrument';
import { openJob } from './jobs/job';
import { open } from './page';
import { drawerClose, drawerToggle, openDrawer } from './specification/shell';
import { still } from './specification/scrolling';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Told {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly focused: boolean;
  readonly selected: boolean;
}

/** What a screen reader is told of one part of the page, in its order. */
async function toldOf(page: Page, place: string): Promise<readonly Told[]> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(place)})`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId });
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const is = (which: string): boolean =>
        properties.some((property) => property.name === which && property.value.value === true);
      return {
        role: String(role?.value),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        focused: is('focused'),
        selected: is('selected'),
      };
    });
}

/** The names of all that has a role, in their order. */
const namesOf = (told: readonly Told[], ...roles: readonly string[]): readonly string[] =>
  told.filter(({ role }) => roles.includes(role)).map(({ name }) => name.trim());

const controls = ['button', 'link', 'combobox', 'textbox', 'checkbox', 'option'];

const strip = 'button:has(.contents-number)';
const panel = '[role=dialog][aria-label="Search the guide"]';
const flashFails = '.part:has(> #when-a-flash-fails)';

test('each door is a link that begins with what the owner says', async ({ page }) => {
  await open(page);
  const links = namesOf(await toldOf(page, '.doors'), 'link');
  for (const { words, line } of [emergencyDoor, ...doors])
    expect(links.filter((name) => name.startsWith(`${words} ${line}`))).toHaveLength(1);
  expect(links).toHaveLength(doors.length + 2);
});

test('a heading is read with the number that the text sends readers to', async ({ page }) => {
  await open(page, './#when-a-flash-fails');
  const [heading] = namesOf(await toldOf(page, flashFails), 'heading');
  expect(heading).toMatch(/^4\.9 When a flash fails\b/);
});

test('a step is read after its number', async ({ page }) => {
  await open(page, './#when-a-flash-fails');
  const told = await toldOf(page, `${flashFails} .callout-steps ol`);
  const [list, step, ...texts] = told.filter(({ role }) =>
    /^(?:list|listitem|StaticText)$/.test(role),
  );
  expect([list?.role, step?.role, texts[0]?.name.trim()]).toEqual(['list', 'listitem', '1']);
  const numbers = namesOf(told, 'StaticText').filter((name) => /^\d+$/.test(name));
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
});

test('a link that reads only a number says where it leads, untouched', async ({ page }) => {
  await open(page, './#when-a-flash-fails');
  const numbered = async () =>
    (await toldOf(page, flashFails)).filter(
      ({ role, name }) => role === 'link' && /^(?:Table )?[\d.]+$/.test(name),
    );
  await expect.poll(async () => (await numbered()).length).toBeGreaterThan(3);
  await expect
    .poll(async () => (await numbered()).filter(({ description }) => description === ''))
    .toEqual([]);
  const disconnect = (await numbered()).find(({ name }) => name === '4.8');
  expect(disconnect?.description).toBe('Disconnect');
});

test('the search says its name, its choice and, once, how much it found', async ({ page }) => {
  await open(page);
  await page.locator('button[aria-label="Search the guide"]').tap();
  const field = page.locator(`${panel} input[role=combobox]`);
  await expect(field).toBeFocused();
  const heard = await page.locator(`${panel} [role=status]`).evaluateHandle((status) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return said;
  });
  await field.pressSequentially('which cable first');
  await expect.poll(() => heard.jsonValue()).not.toEqual([]);
  // As long again as the pause before it is said.
  await page.waitForTimeout(1500);
  const said = await heard.jsonValue();
  expect(said.at(-1)).toMatch(/^\d+ results for which cable first$/);
  expect(said.filter((words) => words === said.at(-1))).toHaveLength(1);
  const told = await toldOf(page, panel);
  expect(namesOf(told, 'dialog')).toEqual(['Search the guide']);
  expect(namesOf(told, 'combobox')).toEqual(['Search the guide']);
  expect(namesOf(told, 'listbox')).toEqual(['Results']);
  const chosen = told.filter(({ selected }) => selected);
  expect(chosen.map(({ role }) => role)).toEqual(['option']);
  expect(chosen[0]?.name).toContain('Which order for cables and key?');
  await page.locator(`${panel} [aria-label="Close search"]`).tap();
  await expect(page.locator('button[aria-label="Search the guide"]')).toBeFocused();
});

test('the contents say where the reader is, and give the focus back', async ({ page }) => {
  await open(page, './#when-a-flash-fails');
  await still(page);
  const [button] = await toldOf(page, strip);
  expect(button?.role).toBe('button');
  expect(button?.name).toBe('Contents. You are at: 4.9 When a flash fails');
  await page.locator(strip).tap();
  await expect(page.locator(strip)).toHaveAttribute('aria-expanded', 'true');
  const told = await toldOf(page, 'nav[aria-label="Contents"]');
  expect(namesOf(told, 'navigation')).toEqual(['Contents']);
  expect(namesOf(told, 'link')).toContain('4.9 When a flash fails job');
  await page.keyboard.press('Escape');
  await expect(page.locator(strip)).toBeFocused();
});

test('an error of a field is said as it comes, once', async ({ page }) => {
  const finder = await openInstrument(page, 'finder');
  await finder.locator('input').first().fill('XXXXXX');
  await expect(finder.locator('.field-error')).toBeVisible();
  const told = await toldOf(page, '#instrument-finder');
  expect(told.filter(({ role }) => role === 'alert')).toHaveLength(1);
  const field = told.find(({ role }) => role === 'textbox');
  expect(field?.description).toContain('This text holds no ID.');
});

test('each control of an instrument has a name, and its answer is said', async ({ page }) => {
  const gears = await openInstrument(page, 'gears');
  const told = await toldOf(page, '#instrument-gears');
  expect(namesOf(told, 'region')).toContain('Gears');
  expect(namesOf(told, ...controls)).not.toContain('');
  await gears.getByLabel('Shift at').fill('6500');
  await expect(gears.locator('.answer output')).toContainText('6500 rpm');
  expect(namesOf(await toldOf(page, '#instrument-gears .answer'), 'status')).toHaveLength(1);
});

test('a job is a dialog with its name that reads each step as it comes', async ({ page }) => {
  await open(page, './#when-a-flash-fails');
  await openJob(page, 'when-a-flash-fails');
  const told = await toldOf(page, '.job-view');
  expect(namesOf(told, 'dialog')).toEqual(['4.9 When a flash fails']);
  // The page has its own, and a second one says that another page begins.
  expect(namesOf(told, 'banner', 'contentinfo')).toEqual([]);
  expect(namesOf(told, ...controls)).not.toContain('');
  const focused = async () =>
    (await toldOf(page, '.job-view'))
      .filter((each) => each.focused)
      .map(({ role, name }) => `${role}: ${name}`);
  await expect.poll(focused).toEqual(['heading: Step 1 of 11']);
  await page.locator('[data-key="tick"]').tap();
  await expect.poll(focused).toEqual(['heading: Step 2 of 11']);
});

test('the drawer names all that it holds, and gives the focus back', async ({ page }) => {
  await open(page);
  await openDrawer(page);
  const told = await toldOf(page, '.navbar-sidebar');
  expect(namesOf(told, ...controls)).not.toContain('');
  expect(namesOf(told, 'button')).toContain('Close navigation bar');
  expect(namesOf(told, 'link')).toContain('1 Should you do this');
  await drawerClose(page).tap();
  await expect(drawerToggle(page)).toBeFocused();
});

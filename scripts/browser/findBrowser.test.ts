import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { browserProgram, findBrowser, type Machine } from './findBrowser';

/** A made-up machine, and a record of what was run on it; `apt-get install` brings what it is asked for. */
function machine(given: Partial<Machine> & { readonly programs?: readonly string[] } = {}) {
  const programs = new Set(given.programs);
  const ran: string[] = [];
  const made: Machine = {
    env: { PATH: '/bin' },
    isRoot: false,
    exists: (path) => programs.has(path),
    starts: () => true,
    runs: (command, ...args) => {
      ran.push([command, ...args].join(' '));
      if (args[0] === 'install') programs.add(`/bin/${args[2] ?? ''}`);
      return true;
    },
    ...given,
  };
  return { made, ran };
}

test('takes what CHROME_PATH names before anything else', () => {
  const { made, ran } = machine({ env: { CHROME_PATH: '/mine' }, programs: ['/bin/chromium'] });
  expect([findBrowser(made), ran]).toEqual(['/mine', []]);
});

test('takes an installed Chrome and installs nothing', () => {
  const { made, ran } = machine({ programs: ['/bin/google-chrome'], isRoot: true });
  expect([findBrowser(made), ran]).toEqual(['/bin/google-chrome', []]);
});

test('passes over a program that is there but does not start', () => {
  const { made } = machine({
    programs: ['/bin/chromium', '/bin/google-chrome'],
    starts: (path) => path !== '/bin/chromium',
  });
  expect(findBrowser(made)).toBe('/bin/google-chrome');
});

test("takes Playwright's own if it was downloaded before", () => {
  const { made, ran } = machine({ programs: [chromium.executablePath()], isRoot: true });
  expect([findBrowser(made), ran]).toEqual([undefined, []]);
});

test.each([{ isRoot: true }, { env: { PATH: '/bin', CI: 'true' } }])(
  "installs Debian's package for root and in CI",
  (given) => {
    const { made, ran } = machine(given);
    expect(findBrowser(made)).toBe('/bin/chromium-headless-shell');
    expect(ran[1]).toMatch(/^apt-get install -y chromium-headless-shell /);
  },
);

test('installs the whole Chromium where there is no shell without a window', () => {
  const programs = new Set<string>();
  const { made } = machine({
    isRoot: true,
    exists: (path) => programs.has(path),
    runs: (_command, ...args) => {
      if (args[2] === 'chromium') programs.add('/bin/chromium');
      return args[2] !== 'chromium-headless-shell';
    },
  });
  expect(findBrowser(made)).toBe('/bin/chromium');
});

test('takes the shell without a window before a Chromium with one', () => {
  const { made } = machine({ programs: ['/bin/chromium', '/bin/chromium-headless-shell'] });
  expect(findBrowser(made)).toBe('/bin/chromium-headless-shell');
});

test('installs nothing for anyone else, and says what to do', () => {
  const { made, ran } = machine();
  expect(() => findBrowser(made)).toThrow('npx playwright install chromium');
  expect(ran).toEqual([]);
});

test("names the program, Playwright's own too, and none where there is none", () => {
  const own = chromium.executablePath();
  const programOf = (...programs: string[]) => browserProgram(machine({ programs }).made);
  expect([programOf('/bin/chromium'), programOf(own), programOf()]).toEqual([
    '/bin/chromium',
    own,
    undefined,
  ]);
});

import { expect, test } from 'vitest';
import type { BrowserProbes } from './browserProbes';
import { findBrowser } from './findBrowser';

/** A made-up machine: the programs on it, what `run` brings in, and a record of what was run. */
function machine(given: Partial<BrowserProbes> & { programs?: string[] } = {}) {
  const programs = new Set(given.programs);
  const ran: string[] = [];
  const probes: BrowserProbes = {
    chromePath: undefined,
    onPath: (name) => (programs.has(name) ? `/bin/${name}` : undefined),
    starts: (path) => programs.has(path.replace('/bin/', '')),
    playwrightHasItsOwn: () => false,
    isRoot: false,
    run: () => true,
    say: () => undefined,
    ...given,
  };
  const run: BrowserProbes['run'] = (command, args) => {
    const line = [command, ...args].join(' ');
    ran.push(line);
    const done = probes.run(command, args);
    if (done && line.includes('apt-get install')) programs.add('chromium');
    return done;
  };
  return { probes: { ...probes, run }, ran };
}

test('takes what CHROME_PATH names before anything else', () => {
  const { probes } = machine({ chromePath: '/bin/mine', programs: ['mine', 'chromium'] });
  expect(findBrowser(probes)).toBe('/bin/mine');
});

test('refuses a CHROME_PATH that does not start', () => {
  const { probes } = machine({ chromePath: '/bin/mine', programs: ['chromium'] });
  expect(() => findBrowser(probes)).toThrow('CHROME_PATH is /bin/mine');
});

test('takes an installed Chrome and runs nothing', () => {
  const { probes, ran } = machine({ programs: ['google-chrome', 'apt-get'], isRoot: true });
  expect([findBrowser(probes), ran]).toEqual(['/bin/google-chrome', []]);
});

test('passes over a program that is there but does not start', () => {
  const { probes } = machine({
    programs: ['chromium', 'google-chrome'],
    starts: (path) => path !== '/bin/chromium',
  });
  expect(findBrowser(probes)).toBe('/bin/google-chrome');
});

test('finds a browser in a usual place that is not on the search path', () => {
  const { probes } = machine({ starts: (path) => path === '/opt/google/chrome/chrome' });
  expect(findBrowser(probes)).toBe('/opt/google/chrome/chrome');
});

test("takes Playwright's own if it was downloaded before", () => {
  const { probes, ran } = machine({ playwrightHasItsOwn: () => true, programs: ['apt-get'] });
  expect([findBrowser(probes), ran]).toEqual([undefined, []]);
});

test("installs Debian's package as root", () => {
  const { probes, ran } = machine({ programs: ['apt-get'], isRoot: true });
  expect(findBrowser(probes)).toBe('/bin/chromium');
  expect(ran[0]).toBe('/bin/apt-get update');
  expect(ran[1]).toMatch(/^\/bin\/apt-get install -y --no-install-recommends chromium /);
});

test('uses sudo where it asks for no password', () => {
  const { probes, ran } = machine({ programs: ['apt-get', 'sudo'] });
  expect(findBrowser(probes)).toBe('/bin/chromium');
  expect(ran.slice(0, 2)).toEqual(['sudo -n true', 'sudo -n /bin/apt-get update']);
});

test("downloads Playwright's own where nothing may be installed", () => {
  const { probes, ran } = machine({
    programs: ['apt-get', 'sudo'],
    run: (command) => command === 'npx',
  });
  expect(findBrowser(probes)).toBeUndefined();
  expect(ran).toEqual(['sudo -n true', 'npx playwright install chromium']);
});

test("downloads Playwright's own where the package does not exist", () => {
  const { probes, ran } = machine({
    programs: ['apt-get'],
    isRoot: true,
    run: (_, args) => !args.includes('chromium') || args.includes('playwright'),
  });
  expect(findBrowser(probes)).toBeUndefined();
  expect(ran.at(-1)).toBe('npx playwright install chromium');
});

test('says what to do when every way failed', () => {
  const { probes } = machine({ programs: ['apt-get'], isRoot: true, run: () => false });
  expect(() => findBrowser(probes)).toThrow('set CHROME_PATH');
});

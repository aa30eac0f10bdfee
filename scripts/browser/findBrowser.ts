import type { BrowserProbes } from './browserProbes';

const names = [
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-browser',
  'microsoft-edge',
];

const places = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Debian packages of a browser that can draw text on a machine without any fonts. */
const debianPackages = ['chromium', 'fonts-liberation', 'fonts-dejavu-core'];

/**
 * The browser for the tests and pictures: the one CHROME_PATH names, else an installed Chromium or
 * Chrome, else Debian's package if it may be installed, else Playwright's own.
 * Returns undefined for Playwright's own, which Playwright finds by itself.
 */
export function findBrowser(probes: BrowserProbes): string | undefined {
  if (probes.chromePath) return named(probes.chromePath, probes);
  const installed = installedBrowser(probes);
  if (installed !== undefined) return installed;
  if (probes.playwrightHasItsOwn()) return undefined;

  if (installFromDebian(probes)) {
    const fresh = installedBrowser(probes);
    if (fresh !== undefined) return fresh;
  }
  probes.say("No browser yet: downloading Playwright's own Chromium.");
  if (probes.run('npx', ['playwright', 'install', 'chromium'])) return undefined;
  throw new Error(
    'No browser was found, and none could be installed. ' +
      'Install Chromium or Chrome, or set CHROME_PATH to the program, and run this again.',
  );
}

function named(path: string, probes: BrowserProbes): string {
  if (probes.starts(path)) return path;
  throw new Error(`CHROME_PATH is ${path}, but no browser starts there. Correct or unset it.`);
}

function installedBrowser(probes: BrowserProbes): string | undefined {
  const onPath = names.map((name) => probes.onPath(name)).filter((path) => path !== undefined);
  return [...onPath, ...places].find((path) => probes.starts(path));
}

function installFromDebian(probes: BrowserProbes): boolean {
  const aptGet = probes.onPath('apt-get');
  if (aptGet === undefined) return false;
  const sudo = probes.isRoot ? [] : ['sudo', '-n'];
  if (!probes.isRoot && !mayUseSudo(probes)) return false;

  probes.say("No browser yet: installing Debian's package chromium.");
  const apt = (...args: string[]): boolean => {
    const [command = aptGet, ...rest] = [...sudo, aptGet, ...args];
    return probes.run(command, rest);
  };
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...debianPackages);
}

/** True if sudo asks for no password. */
function mayUseSudo(probes: BrowserProbes): boolean {
  return probes.onPath('sudo') !== undefined && probes.run('sudo', ['-n', 'true']);
}

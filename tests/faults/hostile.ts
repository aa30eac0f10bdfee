import type { Page } from '@playwright/test';

/** Every key under which the guide looks something up, in either storage. */
export const keysOfGuide: readonly string[] = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.dismiss',
  'guide-instrument-gears',
  'guide-instrument-scaling',
  'guide-instrument-scaling.table',
  'guide-job',
  'guide-log-roles',
  'guide-logbook',
  'guide-logbook-draft',
  'guide-my-car',
  'guide-offline',
  'guide-place',
  'guide-read',
  'guide-searches',
  'guide-sections',
  'guide-sections-before',
  'guide-slash-key',
  'guide-taking',
];

/** Texts that nobody of good will would store. */
export const hostileTexts = {
  nothing: '',
  null: 'null',
  'an empty list': '[]',
  'an empty object': '{}',
  'a number beyond all': '1e999',
  'half an object': '{"version":1,"jobs":{"load-scaling":',
  'lists in lists': '['.repeat(20_000),
  markup: '"><img src=x onerror="document.title=1"><script>document.title=2</script>',
  'a poisoned prototype': '{"__proto__":{"poison":1},"constructor":{"prototype":{"poison":1}}}',
  'the right form and wrong kinds':
    '{"version":1,"on":{"id":{}},"calls":[7],"jobs":{"load-scaling":[]},"lines":[null,{"id":{}}],"texts":{"date":7},"hash":"","id":[],"top":"x","scrollY":{},"generation":{},"calibration":[]}',
  'a million characters': 'x'.repeat(1_000_000),
  'letters that are none': '\u0000\ud800\uffff\u202e',
} as const satisfies Readonly<Record<string, string>>;

/** Stores a text under every key, once for each tab. */
export async function storeEverywhere(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([keys, stored]) => {
      if (window.name === 'stored') return;
      window.name = 'stored';
      for (const storage of [localStorage, sessionStorage])
        for (const key of keys)
          try {
            storage.setItem(key, stored);
          } catch {
            // Long texts fill it.
          }
    },
    [keysOfGuide, text] as const,
  );
}

/** Notes in the page which keys are looked up. */
export async function watchKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keysRead: string[] = [];
    Object.assign(window, { keysRead });
    // Called with its storage, by `call` below.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    Storage.prototype.getItem = new Proxy(Storage.prototype.getItem, {
      apply: (getItem, storage: Storage, [key]: [string]) => {
        if (!keysRead.includes(key)) keysRead.push(key);
        return getItem.call(storage, key);
      },
    });
  });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type RunningSite } from './listen';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
let site: RunningSite;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<h1>Guide</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Lost</h1>');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'a.woff2'), 'font');
  site = await listen({ folder, basePath: '/guide/' });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** A request whose path is sent letter by letter, without the tidying that `fetch` does. */
function raw(
  path: string,
  method = 'GET',
): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

const html = 'text/html; charset=utf-8';

test('sends the index document at the base path', async () => {
  expect(await raw('/guide/')).toEqual({ status: 200, type: html, body: '<h1>Guide</h1>' });
});

test('redirects the slash-less base path', async () => {
  const response = await fetch(site.url.slice(0, -1), { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/guide/']);
});

test('sends a font with its own type', async () => {
  expect(await raw('/guide/assets/a.woff2')).toMatchObject({ status: 200, type: 'font/woff2' });
});

test.each(['/guide/nope', '/guide/%E0%A4%A', '/guide/../../etc/passwd', '/guide/assets'])(
  'answers %s with the not-found page',
  async (path) => {
    expect(await raw(path)).toEqual({ status: 404, type: html, body: '<h1>Lost</h1>' });
  },
);

test('says where the site lives when asked for anything beside it', async () => {
  expect(await raw('/')).toMatchObject({ status: 404, body: 'This site lives at /guide/\n' });
});

test('sends the head alone on HEAD and refuses to be written to', async () => {
  expect(await raw('/guide/', 'HEAD')).toEqual({ status: 200, type: html, body: '' });
  expect(await raw('/guide/', 'POST')).toMatchObject({ status: 405 });
});

test('lives on after a malformed address', async () => {
  await raw('/guide/%E0%A4%A');
  expect(await raw('/guide/')).toMatchObject({ status: 200 });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tryLink } from './tryLink';

let server: Server;
let site = '';
/** How often each path was asked for. */
let asked: Record<string, number> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request;
    const time = (asked[url] = (asked[url] ?? 0) + 1);
    const status = /^\/status-(\d+)$/.exec(url)?.[1];
    if (status) response.writeHead(Number(status)).end();
    else if (url === '/well') response.end('here');
    else if (url === '/moved') response.writeHead(301, { location: '/well' }).end();
    else if (url === '/now-elsewhere') response.writeHead(302, { location: '/well' }).end();
    else if (url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else if (url === '/breaks-off') response.destroy();
    else if (url === '/better-the-second-time') response.writeHead(time > 1 ? 200 : 503).end();
    else if (url === '/slow') setTimeout(() => response.end('late'), 150);
    else if (url !== '/silent') response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
beforeEach(() => {
  asked = {};
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const verdict = (path: string, patienceMs = 2000) => tryLink(site + path, { patienceMs, tries: 2 });

it('answers well, also for a place in the page', async () => {
  expect(await verdict('/well')).toEqual({ kind: 'answers' });
  expect(await verdict('/well#place')).toEqual({ kind: 'answers' });
});

it('tells what moved for good from what is elsewhere for now', async () => {
  expect(await verdict('/moved')).toEqual({ kind: 'moved', to: `${site}/well` });
  expect(await verdict('/now-elsewhere')).toEqual({ kind: 'answers' });
});

it.each([404, 410])('%s is gone, and not asked for again', async (status) => {
  expect(await verdict(`/status-${status}`)).toEqual({ kind: 'gone', status });
  expect(asked[`/status-${status}`]).toBe(1);
});

it.each([403, 429, 999])('%s turns programs away, which proves nothing', async (status) => {
  expect(await verdict(`/status-${status}`)).toEqual({ kind: 'refuses', status });
});

it('answers wrongly: a fault, a broken answer, a circle; each is asked twice', async () => {
  expect(await verdict('/status-500')).toEqual({ kind: 'fails', why: 'status 500' });
  expect(asked['/status-500']).toBe(2);
  expect(await verdict('/breaks-off')).toMatchObject({ kind: 'fails' });
  expect(await verdict('/circle')).toMatchObject({ kind: 'fails', why: 'more than 10 redirects' });
});

it('answers at the second time', async () => {
  expect(await verdict('/better-the-second-time')).toEqual({ kind: 'answers' });
});

it('answers slowly, within its time and beyond it', async () => {
  expect(await verdict('/slow')).toEqual({ kind: 'answers' });
  expect(await verdict('/slow', 20)).toEqual({ kind: 'silent', afterMs: 20 });
});

it('does not answer at all: silence, no server, no such name', async () => {
  expect(await verdict('/silent', 50)).toEqual({ kind: 'silent', afterMs: 50 });
  const options = { patienceMs: 2000, tries: 1 };
  expect(await tryLink('http://127.0.0.1:1/', options)).toMatchObject({ kind: 'fails' });
  expect(await tryLink('http://nowhere.invalid/', options)).toMatchObject({ kind: 'fails' });
});

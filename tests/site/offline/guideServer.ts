import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { basePathOfBuild } from '../../../scripts/server/basePath';
import { pagesServer } from '../../../scripts/server/pagesServer';

const build = path.resolve('build');
const basePath = basePathOfBuild(build);

/** A server of the built guide whose network can be cut, and which can come to serve another version. */
export interface GuideServer {
  readonly url: string;
  /** From now on every answer breaks off. */
  cut(): void;
  mend(): void;
  /** Breaks off the answers to the addresses that match, and only those. */
  cutOff(address: RegExp): void;
  /** Answers the addresses that match with the page of a portal, as a hotel's network does. */
  portal(address: RegExp): void;
  /** Leaves the addresses that match without an answer until all is mended. */
  holdBack(address: RegExp): void;
  /** How many requests were held back so far. */
  heldBack(): number;
  /** From now on another version is served: the same guide, whose page bears the mark of the next. */
  serveNext(): void;
  close(): Promise<void>;
}

/** Stands in the page of the next version alone; the program writes the title anew, but never this. */
export const nextVersionMark = 'meta[name=generator][content="the next version"]';

const sumOf = (kind: string, text: string, form: 'hex' | 'base64'): string =>
  createHash(kind).update(text).digest(form);

/** A copy of the build in which the page, and with it the service worker, differs. */
function nextVersion(folder: string): void {
  cpSync(build, folder, { recursive: true });
  const page = path.join(folder, 'index.html');
  const before = readFileSync(page, 'utf8');
  const after = before.replace(
    /<meta name=generator [^>]*>/,
    '<meta name=generator content="the next version">',
  );
  writeFileSync(page, after);
  const worker = path.join(folder, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8')
      .replace(sumOf('md5', before, 'hex'), '0'.repeat(32))
      .replace(sumOf('sha256', before, 'base64'), sumOf('sha256', after, 'base64')),
  );
}

const portal = '<!doctype html><title>Hotel</title><p>Log in to use the network.';

/** Serves the built guide on a port of its own. */
export async function serveGuide(): Promise<GuideServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  const now = pagesServer({ folder: build, basePath });
  let next: Server | undefined;
  const none = /(?!)/;
  let [broken, taken, silent] = [none, none, none];
  let held: (() => void)[] = [];
  let heldCount = 0;
  const server = createServer((request, response) => {
    const { url: address = '' } = request;
    if (broken.test(address)) response.destroy();
    else if (silent.test(address)) {
      heldCount += 1;
      held.push(() => now.emit('request', request, response));
    } else if (taken.test(address))
      response.writeHead(200, { 'content-type': 'text/html' }).end(portal);
    else (next ?? now).emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    cut: () => {
      broken = /^/;
      server.closeAllConnections();
    },
    mend: () => {
      [broken, taken, silent] = [none, none, none];
      for (const answer of held) answer();
      held = [];
    },
    cutOff: (address) => {
      broken = address;
    },
    portal: (address) => {
      taken = address;
    },
    holdBack: (address) => {
      silent = address;
    },
    heldBack: () => heldCount,
    serveNext: () => {
      nextVersion(folder);
      next = pagesServer({ folder, basePath });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
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
  /** From now on another version is served: the same guide, whose page bears the mark of the next. */
  serveNext(): void;
  close(): Promise<void>;
}

/** Stands in the page of the next version alone; the program writes the title anew, but never this. */
export const nextVersionMark = 'meta[name=generator][content="the next version"]';

/** A copy of the build in which the page, and with it the service worker, differs. */
function nextVersion(folder: string): void {
  cpSync(build, folder, { recursive: true });
  const page = path.join(folder, 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      /<meta name=generator [^>]*>/,
      '<meta name=generator content="the next version">',
    ),
  );
  const worker = path.join(folder, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(
      /(index\.html",revision:")[0-9a-f]{32}/,
      `$1${'0'.repeat(32)}`,
    ),
  );
}

/** Serves the built guide on a port of its own. */
export async function serveGuide(): Promise<GuideServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  const now = pagesServer({ folder: build, basePath });
  let next: Server | undefined;
  let broken: (request: IncomingMessage) => boolean = () => false;
  const server = createServer((request, response) => {
    if (broken(request)) response.destroy();
    else (next ?? now).emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    cut: () => {
      broken = () => true;
      server.closeAllConnections();
    },
    mend: () => {
      broken = () => false;
    },
    cutOff: (address) => {
      broken = ({ url = '' }) => address.test(url);
    },
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

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pagesServer, type PagesSite } from './pagesServer';

export interface RunningSite {
  /** Address of the index document: `http://127.0.0.1:3000/ncmiatatuning-docs/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site on this machine only; port 0 takes any free one. */
export async function listen(site: PagesSite, port = 0): Promise<RunningSite> {
  const server = pagesServer(site);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}${site.basePath}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

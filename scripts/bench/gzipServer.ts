import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentTypeOf } from '../server/contentTypes';
import type { RunningSite } from '../server/listen';
import { pagesAnswer } from '../server/pagesAnswer';
import type { PagesSite } from '../server/pagesServer';

const isText = /^(?:text|application\/(?:javascript|json|xml)|image\/svg)/;

/** Serves a built site as GitHub Pages does, compression and all; each file is compressed once. */
export async function listenCompressed({ folder, basePath }: PagesSite): Promise<RunningSite> {
  const packed = new Map<string, Buffer>();
  const isFile = (file: string): boolean =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const bodyOf = (file: string, type: string): Buffer => {
    const known = packed.get(file);
    if (known) return known;
    const plain = readFileSync(path.join(folder, file));
    const body = isText.test(type) ? gzipSync(plain, { level: 9 }) : plain;
    packed.set(file, body);
    return body;
  };

  const server = createServer((request, response) => {
    const answer = pagesAnswer(request.url ?? '/', { basePath, isFile });
    // Plain HTML has no page of its own for what is not there.
    if (answer.kind !== 'file' || !isFile(answer.file)) {
      response.writeHead(answer.status).end();
      return;
    }
    const type = contentTypeOf(answer.file);
    const body = bodyOf(answer.file, type);
    response.writeHead(answer.status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'max-age=600',
      ...(isText.test(type) ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

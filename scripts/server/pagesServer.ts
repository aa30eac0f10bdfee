import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from './contentTypes';
import { pagesAnswer, type PagesAnswer } from './pagesAnswer';

export interface PagesSite {
  /** The folder a build was written to. */
  readonly folder: string;
  /** The path the site lives under, with a slash at both ends: `/ncmiatatuning-docs/`. */
  readonly basePath: string;
}

/** A server that answers for a built site as GitHub Pages would, compression left out. */
export function pagesServer({ folder, basePath }: PagesSite): Server {
  const isFile = (path: string): boolean =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const answer = pagesAnswer(request.url ?? '/', { basePath, isFile });
    send(answer, { folder, basePath }, response, request.method === 'HEAD');
  });
}

function send(answer: PagesAnswer, site: PagesSite, response: ServerResponse, head: boolean): void {
  if (answer.kind === 'redirect') {
    response.writeHead(answer.status, { location: answer.location }).end();
    return;
  }
  if (answer.kind === 'elsewhere') {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(head ? undefined : `This site lives at ${site.basePath}\n`);
    return;
  }
  response.writeHead(answer.status, {
    'content-type': contentTypeOf(answer.file),
    // The lifetime GitHub Pages gives to every file.
    'cache-control': 'max-age=600',
  });
  if (head) {
    response.end();
    return;
  }
  createReadStream(join(site.folder, answer.file))
    .on('error', () => response.destroy())
    .pipe(response);
}

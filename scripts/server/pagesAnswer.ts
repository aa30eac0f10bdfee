/** What a request gets: a file of the built site, a redirect, or nothing of this site at all. */
export type PagesAnswer =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly file: string }
  | { readonly kind: 'redirect'; readonly status: 301; readonly location: string }
  | { readonly kind: 'elsewhere'; readonly status: 404 };

/** The built site as the server sees it; paths are relative, with `/` and without a leading one. */
export interface BuiltSite {
  /** The path the site lives under, with a slash at both ends: `/ncmiatatuning-docs/`. */
  readonly basePath: string;
  readonly isFile: (path: string) => boolean;
}

const notFound: PagesAnswer = { kind: 'file', status: 404, file: '404.html' };

/**
 * Answers an address the way GitHub Pages does: the slash-less base path and slash-less folders are
 * redirected; then the file, `file.html` for `/file`, the `index.html` of a folder; otherwise the
 * not-found page with status 404, also for an address that cannot be decoded or leaves the site.
 */
export function pagesAnswer(address: string, site: BuiltSite): PagesAnswer {
  const [path = '', query] = address.split(/\?(.*)/s, 2);
  const search = query === undefined ? '' : `?${query}`;
  if (`${path}/` === site.basePath) return redirectTo(site.basePath + search);
  if (!path.startsWith(site.basePath)) return { kind: 'elsewhere', status: 404 };

  const wanted = decoded(path.slice(site.basePath.length));
  if (wanted === undefined || !staysInside(wanted)) return notFound;
  if (wanted === '' || wanted.endsWith('/')) return fileOr404(`${wanted}index.html`, site);
  if (site.isFile(wanted)) return found(wanted);
  if (site.isFile(`${wanted}.html`)) return found(`${wanted}.html`);
  if (site.isFile(`${wanted}/index.html`)) return redirectTo(`${path}/${search}`);
  return notFound;
}

function found(file: string): PagesAnswer {
  return { kind: 'file', status: 200, file };
}

function fileOr404(file: string, site: BuiltSite): PagesAnswer {
  return site.isFile(file) ? found(file) : notFound;
}

function redirectTo(location: string): PagesAnswer {
  return { kind: 'redirect', status: 301, location };
}

/** The path without percent signs; undefined for one that is not valid UTF-8, such as `%E0%A4%A`. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** False for a path that climbs out of its folder or holds what no file name here has. */
function staysInside(path: string): boolean {
  if (path === '') return true;
  const names = path.replace(/\/$/, '').split('/');
  return !/[\0\\]/.test(path) && names.every((name) => !['', '.', '..'].includes(name));
}

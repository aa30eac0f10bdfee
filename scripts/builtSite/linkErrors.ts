import { pagesAnswer } from '../server/pagesAnswer';

export interface Site {
  /** Address of the site without a path: `https://viruxe.github.io`. */
  readonly origin: string;
  readonly basePath: string;
  readonly isFile: (path: string) => boolean;
  /** The parsed HTML files by their path in the build. */
  readonly pages: ReadonlyMap<string, Document>;
}

/** Attributes that name an address, each with the elements that carry it. */
const addresses: readonly (readonly [selector: string, attribute: string])[] = [
  ['[href]', 'href'],
  ['[src]', 'src'],
  ['[poster]', 'poster'],
  ['use, image', 'xlink:href'],
  ['meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', 'content'],
];

/** The links and sources of one page that lead nowhere. */
export function linkErrors(file: string, document: Document, site: Site): string[] {
  const page = new URL(site.basePath + file.replace(/index\.html$/, ''), site.origin);
  const named = addresses.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)),
  );
  const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s/)[0]),
  );
  return [...new Set([...named, ...sets])]
    .filter((address) => address !== null && address !== undefined)
    .map((address) => errorAt(address, file, page, site))
    .filter((text) => text !== undefined);
}

function errorAt(address: string, file: string, page: URL, site: Site): string | undefined {
  if (address === '' || address === '#') return `an address is "${address}", which leads nowhere`;
  if (/^(data|mailto|tel):/.test(address)) return undefined;
  if (!URL.canParse(address, page)) return `"${address}" is not an address`;
  const target = new URL(address, page);
  if (target.origin !== site.origin) return foreignError(address, target);
  if (file === '404.html' && /^[^/#]/.test(address) && !address.startsWith(site.origin)) {
    return `"${address}" is relative, but this page is shown at any depth`;
  }
  if (address.startsWith('#')) return anchorError(address, file, target, site);

  const answer = pagesAnswer(target.pathname + target.search, site);
  if (answer.kind === 'redirect') return `"${address}" leads over a redirect`;
  if (answer.kind === 'elsewhere') return `"${address}" leaves the site`;
  if (answer.status === 404) return `"${address}" leads to no file`;
  return anchorError(address, answer.file, target, site);
}

/** Other sites are not asked; a few old ones that are cited have no https. */
function foreignError(address: string, target: URL): string | undefined {
  return /^https?:$/.test(target.protocol) ? undefined : `"${address}" is no address of the web`;
}

function anchorError(address: string, file: string, target: URL, site: Site): string | undefined {
  if (target.hash === '') return undefined;
  const id = decodeURIComponent(target.hash.slice(1));
  const there = site.pages.get(file)?.getElementById(id);
  return there ? undefined : `"${address}" names an anchor that is not in ${file}`;
}

// cspell:ignore VIRUXE -- the account that the repository belongs to
/**
 * Who and where the site is. A fork's deploy workflow sets SITE_URL and BASE_URL from its own owner
 * and repository names, so nothing here needs an edit.
 */
export const site = {
  title: 'NC Miata Tuning',
  tagline: 'The tuning guide for the third-generation Mazda MX-5, with the source of every figure',
  url: process.env.SITE_URL ?? 'https://viruxe.github.io',
  baseUrl: process.env.BASE_URL ?? '/ncmiatatuning-docs/',
} as const;

/** How the names of the caches begin in which the guide is kept; other sites of the same host have theirs. */
export const cachePrefix = 'nc-miata-tuning';

/** The licence of the text, the facts and the figures; see `LICENSE-TEXT.md`. */
export const textLicense = 'https://creativecommons.org/licenses/by/4.0/';

const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = process.env;

/** Where the sources are and problems are reported; a workflow takes the repository that it runs in. */
export const repository = `${server}/${name ?? 'VIRUXE/ncmiatatuning-docs'}`;

import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, DocusaurusConfig } from '@docusaurus/types';

/** What the pages of this site can show, of all that the theme could. */
export interface SiteFacts {
  readonly navbarItems: boolean;
  readonly announcement: boolean;
  /** Links of the footer in one line, without groups. */
  readonly plainFooterLinks: boolean;
  readonly footerLogo: boolean;
  readonly versions: boolean;
  readonly hiddenDocs: boolean;
  /** Tags, the link to edit, or the date of the last change below a document. */
  readonly docFooter: boolean;
  readonly neighbours: boolean;
  readonly sidebarCategories: boolean;
  readonly sidebarHtml: boolean;
}

type Doc = LoadedVersion['docs'][number];

interface Settings {
  readonly announcementBar?: unknown;
  readonly navbar?: { readonly items?: readonly unknown[] };
  readonly footer?: { readonly logo?: unknown; readonly links?: readonly object[] };
}

const hasFooter = ({ tags, editUrl, lastUpdatedAt, lastUpdatedBy }: Doc): boolean =>
  tags.length > 0 || Boolean(editUrl ?? lastUpdatedAt ?? lastUpdatedBy);

const isHidden = ({ unlisted, frontMatter }: Doc): boolean =>
  unlisted || Boolean(frontMatter.unlisted) || Boolean(frontMatter.draft);

type Item = LoadedVersion['sidebars'][string][number];

const withInner = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...(item.type === 'category' ? withInner(item.items) : [])]);

const allVersions = (content: AllContent): LoadedVersion[] =>
  Object.values(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (loaded) => (loaded as LoadedContent).loadedVersions,
  );

/** Reads the facts from the settings, with all defaults in them, and from the loaded documents. */
export function siteFacts(
  { themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>,
  content: AllContent,
): SiteFacts {
  const { announcementBar, navbar, footer } = themeConfig as Settings;
  const versions = allVersions(content);
  const docs = versions.flatMap((version) => version.docs);
  const items = versions.flatMap(({ sidebars }) => withInner(Object.values(sidebars).flat()));
  const links = footer?.links ?? [];
  return {
    navbarItems: (navbar?.items ?? []).length > 0,
    announcement: Boolean(announcementBar),
    plainFooterLinks: links.length > 0 && !links.every((link) => 'items' in link),
    footerLogo: Boolean(footer?.logo),
    versions: versions.some(({ banner, badge }) => Boolean(banner) || badge),
    hiddenDocs: docs.some(isHidden),
    docFooter: docs.some(hasFooter),
    neighbours: docs.some(({ previous, next }) => Boolean(previous ?? next)),
    sidebarCategories: items.some(({ type }) => type === 'category'),
    sidebarHtml: items.some(({ type }) => type === 'html'),
  };
}

import path from 'node:path';
import type { SiteFacts } from './siteFacts';

/** A component of the theme, and whether a page of this site can show it. */
interface ThemeComponent {
  /** The module, as `require.resolve` finds it. */
  readonly module: string;
  readonly isShown: (site: SiteFacts) => boolean;
}

const stock = (name: string, isShown: ThemeComponent['isShown']): ThemeComponent => ({
  module: `@docusaurus/theme-classic/lib/theme/${name}`,
  isShown,
});

/** A component that this project wraps; the wrapper goes with what it wraps. */
const own = (name: string, isShown: ThemeComponent['isShown']): ThemeComponent => ({
  module: path.join(__dirname, '..', '..', 'theme', name),
  isShown,
});

/** Each of them renders nothing when it has nothing to show, so a stub can replace it. */
const components: readonly ThemeComponent[] = [
  stock('NavbarItem/ComponentTypes', (site) => site.navbarItems),
  stock('AnnouncementBar/index', (site) => site.announcement),
  own('AnnouncementBar/index.tsx', (site) => site.announcement),
  stock('Footer/Links/index', (site) => site.plainFooterLinks),
  stock('Footer/Logo/index', (site) => site.footerLogo),
  stock('DocVersionBanner/index', (site) => site.versions),
  stock('DocVersionBadge/index', (site) => site.versions),
  stock('ContentVisibility/index', (site) => site.hiddenDocs),
  stock('DocItem/Footer/index', (site) => site.docFooter),
  stock('DocItem/Paginator/index', (site) => site.neighbours),
  stock('DocSidebarItem/Category/index', (site) => site.sidebarCategories),
  stock('DocSidebarItem/Html/index', (site) => site.sidebarHtml),
];

/** The modules that the production client of this site can do without. */
export const unusedComponents = (site: SiteFacts): string[] =>
  components.filter(({ isShown }) => !isShown(site)).map(({ module }) => module);

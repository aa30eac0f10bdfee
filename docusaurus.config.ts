// First of all: what comes after may read the data.
import './config/checkedData';
import path from 'node:path';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { contentSecurityPolicy as policy } from './config/contentSecurityPolicy';
import { footer } from './config/footer';
import { identity } from './config/identity';
import { localMathsFolder, mathsLink, mathsWithoutScript } from './config/mathsStylesheet';
import { headScript } from './config/headScript';
import { iconSheet } from './config/iconSheet';
import { lateTables } from './config/lateTables';
import { shippedLicences } from './config/licences';
import { placedRight } from './config/navbarItems';
import { publicData } from './config/publicData';
import { cachePrefix, repository, site, textLicense } from './config/site';
import { version } from './config/version';
import { endOfFile } from './src/components/article/lateTables';
import { rehypePlugins, remarkPlugins } from './src/markdown';
import { contentSecurityPolicy } from './src/plugins/contentSecurityPolicy';
import { copies } from './src/plugins/copies';
import { fontFiles } from './src/plugins/fontFiles';
import { inSequence } from './src/plugins/inSequence';
import { instrumentChunks } from './src/plugins/instrumentChunks';
import { lateFigures } from './src/plugins/lateFigures';
import { lateRows } from './src/plugins/lateRows';
import { lateStyles } from './src/plugins/lateStyles';
import { licences } from './src/plugins/licences';
import { localMaths } from './src/plugins/localMaths';
import { pageTags } from './src/plugins/pageTags';
import { postBuild } from './src/plugins/postBuild';
import { sectionHashes } from './src/plugins/sectionHashes';
import { serviceWorker } from './src/plugins/serviceWorker';
import { staticArticle } from './src/plugins/staticArticle';
import { styleText } from './src/plugins/styleText';
import { texSource } from './src/plugins/texSource';
import { unusedThemeComponents } from './src/plugins/unusedThemeComponents';

const fontsFolder = 'assets/fonts';

const guide = { docsDir: path.join(__dirname, 'docs'), repository, version };

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  admonitions: {
    keywords: [
      'danger',
      'caution',
      'note',
      'unknown',
      'what-for',
      'you-need',
      'steps',
      'worked',
      'stop',
      'undo',
      'how-we-know',
    ],
    extendDefaults: false,
  },
  remarkPlugins: [remarkMath, ...remarkPlugins(guide)],
  // In both forms: the browser's own MathML stands in until the stylesheet has come, and plain formulas keep it.
  rehypePlugins: [[rehypeKatex, { strict: true, throwOnError: true }], ...rehypePlugins(guide)],
} satisfies Options['docs'];

const preset = {
  docs,
  blog: false,
  pages: false,
  debug: false,
  theme: { customCss: './src/theme/styles/index.css' },
} satisfies Options;

const themeConfig = {
  image: 'img/social-card.png',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
  navbar: {
    title: site.title,
    hideOnScroll: true,
    logo: { alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 34, height: 24 },
    items: placedRight([]),
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  footer,
  // Code samples are coloured by class when the page is built; the browser needs no theme for them.
  prism: { theme: { plain: {}, styles: [] } },
} satisfies ThemeConfig;

const config: Config = {
  ...site,
  favicon: 'img/favicon.ico',
  customFields: { version },
  trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  // The persistent cache does not see that numbers of one chapter depend on the others. The shared MDX
  // cache makes the server wait for the client to compile each chapter, which it never does here.
  future: { v4: true, faster: { rspackPersistentCache: false, mdxCrossCompilerCache: false } },
  // `namespace: false` keeps the plain key names that the specification gives (R64).
  storage: { type: 'localStorage', namespace: false },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
  stylesheets: [mathsLink],
  clientModules: [
    './src/client/articleStyles.ts',
    './src/client/cleanAddress.ts',
    './src/client/fetchAhead.ts',
    './src/client/hydrateIslands.ts',
    './src/client/fold.ts',
    './src/client/scrollRestoration.ts',
    './src/client/mathsStylesheet.ts',
    './src/client/copyCode.ts',
    './src/client/linkTitles.ts',
    './src/client/popover.ts',
    './src/client/passageLinks.ts',
    './src/client/offline.ts',
  ],
  plugins: [
    pageTags({
      head: [headScript, mathsWithoutScript, ...identity],
      bodyStart: [iconSheet],
    }),
    staticArticle,
    licences(shippedLicences),
    unusedThemeComponents,
    instrumentChunks({ onDemandPrefix: 'instrument-', workerSuffix: '-worker' }),
    styleText,
    fontFiles({ folder: 'src/theme/fonts', outputFolder: fontsFolder }),
    // The policy holds hashes of finished pages, and the service worker lists files that nothing changes.
    inSequence('guide-finish', [
      localMaths({ outputFolder: localMathsFolder }),
      postBuild({ fontsFolder, mainPage: 'index.html' }),
      copies({
        mainPage: 'index.html',
        articleClass: 'article-body',
        version,
        license: textLicense,
        datasets: publicData,
      }),
      sectionHashes({ mainPage: 'index.html', sectionClass: 'part', file: 'sections.json' }),
      texSource({ mainPage: 'index.html' }),
      lateFigures({ mainPage: 'index.html', folder: 'assets/figures', end: endOfFile }),
      lateRows({
        mainPage: 'index.html',
        folder: 'assets/tables',
        tables: lateTables,
        end: endOfFile,
      }),
      lateStyles({ mainPage: 'index.html', lateFolders: ['assets/figures', 'assets/tables'] }),
      contentSecurityPolicy(policy),
      serviceWorker({
        file: 'sw.js',
        cachePrefix,
        notFoundPage: '404.html',
        leaveOut: [
          'sitemap.xml',
          'img/social-card.*',
          'guide.md',
          'llms.txt',
          // Only for readers without script.
          'assets/figures/*.{csv,svg}',
          'data/**',
          shippedLicences.file,
        ],
      }),
    ]),
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;

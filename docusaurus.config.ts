import path from 'node:path';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { footer } from './config/footer';
import { finishedPages } from './config/finishedPages';
import { fonts } from './config/fonts';
import { identity } from './config/identity';
import { leanClient } from './config/leanClient';
import { localMaths, mathsLink, mathsWithoutScript } from './config/mathsStylesheet';
import { instrumentChunks } from './config/instrumentChunks';
import { myCarScript } from './config/myCarScript';
import { placedRight } from './config/navbarItems';
import { shortClasses } from './config/shortClasses';
import { site } from './config/site';
import { guidePlugins, rehypeParts } from './src/markdown';
import { staticArticle } from './src/markdown/staticArticle';

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
  remarkPlugins: [remarkMath, ...guidePlugins(path.join(__dirname, 'docs'))],
  // htmlAndMathml: the browser's own MathML stands in until the stylesheet has come.
  rehypePlugins: [[rehypeKatex, { strict: true, throwOnError: true }], rehypeParts],
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
} satisfies ThemeConfig;

const config: Config = {
  ...site,
  favicon: 'img/favicon.ico',
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
  headTags: [myCarScript, mathsWithoutScript, ...identity],
  clientModules: [
    './src/client/articleStyles.ts',
    './src/client/arrive.ts',
    './src/client/cleanAddress.ts',
    './src/client/fetchAhead.ts',
    './src/client/firstLoad.ts',
    './src/client/islands.ts',
    './src/client/fold.ts',
    './src/client/keepPlace.ts',
    './src/client/mathsStylesheet.ts',
    './src/client/copyCode.ts',
    './src/client/popover.ts',
  ],
  plugins: [
    staticArticle,
    leanClient,
    shortClasses,
    instrumentChunks,
    fonts,
    localMaths,
    finishedPages,
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;

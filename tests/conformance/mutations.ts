/** A deliberate breakage: one edit of a source file that must turn a test of the row red. */
export interface Mutation {
  readonly row: number;
  /** What is broken, in words. */
  readonly breaks: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly put: string;
}

type Line = readonly [row: number, breaks: string, find: string, put: string];

const inFile = (file: string, ...lines: readonly Line[]): Mutation[] =>
  lines.map(([row, breaks, find, put]) => ({ row, breaks, file, find, put }));

/**
 * The breakages that `npm run mutations` tries. They are made in the project's own sources; what only a
 * library does, such as the progress bar of R22, has no line here that could be broken.
 * One breakage a line, so that they can be read one below the other.
 */
// prettier-ignore
export const mutations: readonly Mutation[] = [
  ...inFile(
    'docusaurus.config.ts',
    [1, 'the page says it is German', "locales: ['en']", "locales: ['en'], localeConfigs: { en: { htmlLang: 'de' } }"],
    [6, 'the icon has another address', 'img/favicon.ico', 'img/icon.ico'],
    [7, 'there are two languages', "locales: ['en']", "locales: ['en', 'pt']"],
    [8, 'the contents end at level 2', 'maxHeadingLevel: 3', 'maxHeadingLevel: 2'],
    [31, 'the bar never hides', 'hideOnScroll: true', 'hideOnScroll: false'],
    [34, 'an item appears in the bar', 'placedRight([])', "placedRight([{ label: 'Home', to: '/' }])"],
    [38, 'the sidebar cannot be hidden', 'hideable: true', 'hideable: false'],
    [39, 'categories collapse by themselves', 'autoCollapseCategories: false', 'autoCollapseCategories: true'],
    [58, 'English has another label', "locales: ['en']", "locales: ['en'], localeConfigs: { en: { label: 'Anglais' } }"],
    [59, 'the page runs from right to left', "locales: ['en']", "locales: ['en'], localeConfigs: { en: { direction: 'rtl' } }"],
    [60, 'the version has another label', 'breadcrumbs: true', "breadcrumbs: true, versions: { current: { label: 'Now' } }"],
    [62, 'there are no breadcrumbs', 'breadcrumbs: true', 'breadcrumbs: false'],
    [64, 'the mode has another key', "type: 'localStorage', namespace: false", "type: 'localStorage', namespace: true"],
    [68, 'the default is dark', "defaultMode: 'light'", "defaultMode: 'dark'"],
    [69, 'the switch is off', 'disableSwitch: false', 'disableSwitch: true'],
    [70, 'the preference of the system decides', 'respectPrefersColorScheme: false', 'respectPrefersColorScheme: true'],
    [90, 'a broken link only warns', "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"],
    [91, 'a broken Markdown link fails the build', "onBrokenMarkdownLinks: 'warn'", "onBrokenMarkdownLinks: 'throw'"],
    [92, 'a broken anchor fails the build', "onBrokenAnchors: 'warn'", "onBrokenAnchors: 'throw'"],
    [93, 'a duplicate route fails the build', "onDuplicateRoutes: 'warn'", "onDuplicateRoutes: 'throw'"],
    [123, 'the contents reach to level 4', 'maxHeadingLevel: 3', 'maxHeadingLevel: 4'],
    [124, 'the mode is kept for one session only', "type: 'localStorage'", "type: 'sessionStorage'"],
  ),
  ...inFile(
    'docs/index.mdx',
    [2, 'the description no longer names the tool', '2006 to 2015) with RomDrop', '2006 to 2015)'],
  ),
  ...inFile(
    'config/site.ts',
    [114, 'another base path', '/ncmiatatuning-docs/', '/guide/'],
  ),
  ...inFile(
    'config/footer.ts',
    [4, 'the owner’s manual has another label', 'Owner’s manual 2008', 'Book of 2008'],
    [9, 'the footer is light', "style: 'dark'", "style: 'light'"],
    [10, 'the first group of links has another name', 'Communities', 'Community'],
    [11, 'the ROM folder leads elsewhere', 'tree/main/static/roms', 'tree/main/roms'],
    [12, 'the thread leads elsewhere', 't=630805', 't=630806'],
    [13, 'the copyright is of another year', '© 2025', '© 2026'],
    [57, 'the footer has no copyright line', "copyright: 'Copyright © 2025',", ''],
  ),
  ...inFile(
    'config/navbarItems.ts',
    [53, 'items stand at the left by default', "position: 'right'", "position: 'left'"],
  ),
  ...inFile(
    'config/mathsStylesheet.ts',
    [46, 'the maths stylesheet holds up the paint', "media: 'print'", "media: 'all'"],
    [98, 'the maths stylesheet is of another version', 'npm/katex@${version}', 'npm/katex@0.1.0'],
  ),
  ...inFile(
    'scripts/server/pagesAnswer.ts',
    [15, 'the path without a slash is the page as well', 'return redirectTo(site.basePath + search)', "return found('index.html')"],
    [18, 'a path that is not there answers as if it were', "{ kind: 'file', status: 404,", "{ kind: 'file', status: 200,"],
  ),
  ...inFile(
    'src/client/cleanPath.ts',
    [19, 'the suffix .html stays', '/\\.html$/', '/\\.htm$/'],
  ),
  ...inFile(
    'src/components/shell/scroll/currentSectionStore.ts',
    [20, 'the place left is forgotten', 'left.set(position.entry, ', 'left.set(`${position.entry} `, '],
  ),
  ...inFile(
    'src/client/fetchAhead.ts',
    [23, 'no part is loaded on hover', 'return !isOpen(page) && fetch(page);', 'return isOpen(page) && fetch(page);'],
    [24, 'the page that is open is fetched again', 'return !isOpen(page) && fetch(page);', 'return fetch(page);'],
    [96, 'links in view fetch nothing', 'return !isOpen(page) && fetch(page);', 'return false;'],
  ),
  ...inFile(
    'config/firstLoad.ts',
    [100, 'the box of a failed part has no way on', "textContent='Retry'", "textContent='Close'"],
  ),
  ...inFile(
    'src/client/fold.ts',
    [87, 'a fold jumps', '{ height: heights.map((height) => `${height}px`),', '{'],
  ),
  ...inFile(
    'src/client/foldDuration.ts',
    [88, 'reduced motion is ignored by folds', 'if (reducedMotion) return 1;', ''],
    [120, 'a fold takes another time', '0.25', '0.5'],
    [121, 'a fold takes longer under reduced motion', 'if (reducedMotion) return 1;', 'if (reducedMotion) return 10;'],
  ),
  ...inFile(
    'src/theme/styles/frame.css',
    [21, 'a jump ends above its heading', 'strip-height) + 0.5rem)', 'strip-height) + 0.5rem + 50vh)'],
  ),
  ...inFile(
    'src/theme/styles/sidebar.css',
    [113, 'the styles draw the line elsewhere', 'width >= 997px', 'width >= 981px'],
  ),
  ...inFile(
    'src/theme/Navbar/index.tsx',
    [30, 'the bar has another name', "message: 'Main'", "message: 'Bar'"],
    [130, 'the bar has another name', "message: 'Main'", "message: 'Bar'"],
  ),
  ...inFile(
    'src/theme/Navbar/MobileSidebar/SecondaryMenu/index.tsx',
    [36, 'the button does not lead back', 'onClick={() => menu.hide()}', ''],
    [80, 'the secondary menu cannot be left', 'onClick={() => menu.hide()}', ''],
    [127, 'another label leads back', '\n          ← Back to main menu', '\n          ← Back'],
  ),
  ...inFile(
    'src/components/shell/navbar/navbarVisibility.ts',
    [32, 'the bar stays hidden on the way up', 'scrollY < barHeight || scrollY < state.scrollY', 'scrollY < barHeight'],
    [33, 'a jump is taken for scrolling', 'visible: true, jumping: true', 'jumping: false'],
  ),
  ...inFile(
    'src/components/shell/navbar/useNavbarVisible.ts',
    [81, 'the focus in the hidden bar moves the page', "addEventListener('focusin', onFocus)", "addEventListener('focusout', onFocus)"],
  ),
  ...inFile(
    'src/components/shell/navbar/useDrawerFocus.ts',
    [77, 'Escape leaves the drawer open', "event.key === 'Escape'", "event.key === 'Esc'"],
  ),
  ...inFile(
    'src/components/shell/search/names.ts',
    [35, 'the field of the search has no name', 'Search the guide', 'Words'],
  ),
  ...inFile(
    'src/theme/SearchBar/index.tsx',
    [5, 'something about the reader is kept', 'const home =', "if (typeof window !== 'undefined') localStorage.setItem('user', '1');\n  const home ="],
    [89, 'the search is a form', '<Search home={home} />', '<form><Search home={home} /></form>'],
  ),
  ...inFile(
    'src/theme/ColorModeToggle/index.tsx',
    [67, 'the switch knows a third mode', "onChange(mode === 'dark' ? 'light' : 'dark')", "onChange(mode === 'dark' ? null : 'dark')"],
    [71, 'a stored value that is no mode stays', 'stored.del()', 'stored.get()'],
    [74, 'the switch has another label', "message: 'dark mode'", "message: 'night'"],
  ),
  ...inFile(
    'src/theme/NotFound/Content/index.tsx',
    [18, 'the not-found page has another title', '<h1>Page Not Found</h1>', '<h1>Gone</h1>'],
    [94, 'a link to a login', "label: 'Open the guide'", "label: 'Log in'"],
    [95, 'a picture of another host', '<h1>', '<img alt="" src="https://example.org/x.png" />\n      <h1>'],
  ),
  ...inFile(
    'src/components/shell/CrashScreen/index.tsx',
    [47, 'the crash screen has another title', '<title>Page Error</title>', '<title>Error</title>'],
    [48, 'the crash screen has another heading', 'This page crashed.', 'Something broke.'],
    [49, 'trying again does nothing', ' onClick={tryAgain}', ''],
    [99, 'trying again does nothing', ' onClick={tryAgain}', ''],
  ),
  ...inFile(
    'src/components/shell/CrashScreen/causes.ts',
    [50, 'the chain of causes ends at the first', 'if (!(current instanceof Error)', 'if (true'],
  ),
  ...inFile(
    'src/theme/Footer/index.tsx',
    [45, 'a footer where none is wanted', 'return null', 'return <footer />'],
    [54, 'a light footer is dark', 'style={style}', 'style="dark"'],
    [55, 'a flat list of links is not drawn', '<FooterLinks links={links} />', 'null'],
    [56, 'the logo is not drawn', 'logo={logo && <FooterLogo logo={logo} />}', 'logo={undefined}'],
  ),
  ...inFile(
    'src/theme/AnnouncementBar/index.tsx',
    [76, 'a bar with a new id stays hidden', 'if (isActive)', 'if (!isActive)'],
  ),
  ...inFile(
    'tests/fixtures/everything/index.ts',
    [29, 'the bar of announcements is empty', 'Read the <b>bold words</b> first.', ' '],
    [51, 'HTML of the announcement is not drawn', '<b>bold words</b>', 'bold words'],
    [52, 'an item leads elsewhere', "{ to: '/third', label: 'Third page' }", "{ to: '/second', label: 'Third page' }"],
    [75, 'the bar cannot be closed', 'isCloseable: true', 'isCloseable: false'],
  ),
];

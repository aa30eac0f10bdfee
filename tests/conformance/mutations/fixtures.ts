import type { Mutation } from '../mutation';

type Site = 'everything' | 'bare' | 'flat';

const pages = /\.html$/;
const programs = /\.js$/;
const words = /\.(?:html|js)$/;

const edit =
  (built: Site) =>
  (row: number, breaks: string, files: RegExp, find: RegExp, put: string): Mutation => ({
    row,
    breaks,
    place: { built, files },
    find,
    put,
  });

const everything = edit('everything');
const bare = edit('bare');
const flat = edit('flat');

const closes = (event: string): RegExp =>
  new RegExp(`document\\.addEventListener\\("${event}",(\\w)\\)(?=[,;])`);

/** Breakages of the sites with everything on and with parts off. */
export const inFixtures: readonly Mutation[] = [
  everything(29, 'the bar of announcements is empty', words, /<b>bold words<\/b>/g, ''),
  everything(36, 'both menus are open to the keyboard', programs, /inert:!(\w),/g, 'inert:!1,'),
  everything(
    39,
    'categories collapse by themselves',
    programs,
    /autoCollapseCategories:!1/,
    'autoCollapseCategories:!0',
  ),
  everything(
    40,
    'the language dropdown drops the hash',
    programs,
    /fullyQualified:!0\}\)\}\$\{(\w)\}\$\{\w\}`/,
    'fullyQualified:!0})}${$1}`',
  ),
  everything(
    41,
    'there are two languages',
    programs,
    /"locales":\["en"\]/,
    '"locales":["en","en"]',
  ),
  everything(
    42,
    'the chosen version is not kept',
    programs,
    /\.savePreferredVersion\(/,
    '.noSuch?.(',
  ),
  everything(
    50,
    'the causes of an error are not told',
    programs,
    /=(\w)\.cause;return/,
    '=void 0;return',
  ),
  everything(
    51,
    'HTML of the announcement is not drawn',
    words,
    /<b>bold words<\/b>/g,
    'bold words',
  ),
  everything(
    53,
    'an item without a position stands at the left',
    programs,
    /position:"right",to:"\/second"/,
    'position:"left",to:"/second"',
  ),
  everything(
    65,
    'the version has one key for all plugins',
    programs,
    /docs-preferred-version-\$\{\w\}/,
    'docs-preferred-version-default',
  ),
  everything(
    66,
    'the dismissal has another key',
    programs,
    /"docusaurus\.announcement\.dismiss"/,
    '"dismissed"',
  ),
  everything(75, 'a closed bar flashes', pages, /docusaurus\.announcement\.dismiss/g, 'dismissed'),
  everything(
    76,
    'a new id is not seen at once',
    programs,
    /setAttribute\("data-announcement-bar-initially-dismissed","false"\)/,
    'setAttribute("data-x","false")',
  ),
  everything(
    79,
    'a step back leaves the drawer open',
    programs,
    /\.block\(\((\w),(\w)\)=>\w\(\1,\2\)\)/,
    '.block(()=>{})',
  ),
  everything(
    80,
    'the secondary menu is always shown',
    programs,
    /show-secondary":\w/,
    'show-secondary":!0',
  ),
  everything(
    82,
    'Enter does not open a dropdown',
    programs,
    /"Enter"===\w\.key\|\|" "===(\w)\.key/,
    '" "===$1.key',
  ),
  everything(83, 'a click beside leaves a dropdown open', programs, closes('mousedown'), 'void 0'),
  everything(83, 'a touch beside leaves a dropdown open', programs, closes('touchstart'), 'void 0'),
  everything(
    84,
    'the key of the version has another name',
    programs,
    /docs-preferred-version-/,
    'docs-version-',
  ),
  everything(
    106,
    'the error of an item does not name it',
    programs,
    /A theme navbar item failed to render/,
    'An item failed',
  ),
  everything(
    125,
    'another label for languages',
    programs,
    /message:"Languages"/,
    'message:"Tongues"',
  ),
  everything(
    126,
    'another label for versions',
    programs,
    /message:"Versions"/,
    'message:"Releases"',
  ),
  everything(127, 'another label leads back', programs, /Back to main menu/, 'Back'),
  everything(
    128,
    'the bar’s button has another name',
    words,
    /aria-label=Close|message:"Close"/g,
    'aria-label=Shut',
  ),
  flat(51, 'a bar that stays has a button', programs, /isCloseable:!1/, 'isCloseable:!0'),
  flat(
    54,
    'a light footer is dark',
    pages,
    /theme-layout-footer footer"/g,
    'theme-layout-footer footer footer--dark"',
  ),
  flat(
    55,
    'the links have another separator',
    programs,
    /(footer__link-separator",children:")\\xb7/,
    '$1-',
  ),
  flat(
    56,
    'the logo leads elsewhere',
    pages,
    /https:\/\/example\.org\/maker/g,
    'https://example.org/x',
  ),
  flat(56, 'the logo has another width', pages, /width=68/g, 'width=67'),
  flat(57, 'HTML of the copyright is not drawn', pages, /<b>2025<\/b>/g, '2025'),
  bare(45, 'a footer where none is wanted', pages, /<\/body>/g, '<footer></footer></body>'),
  bare(73, 'the switch is there', programs, /disableSwitch:!0/, 'disableSwitch:!1'),
];

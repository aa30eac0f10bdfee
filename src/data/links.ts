/**
 * Addresses worth keeping. None could be opened when the list was made: `seen` says what stored
 * copies and repositories show of each.
 */
export type LinkState =
  /** Two sources that were read give this address. */
  | 'two'
  /** A repository or page that was read from a stored copy. */
  | 'read'
  /** Another page of the same site was in a stored copy, this one not. */
  | 'site'
  /** A repository that was read gives it; the place itself was not opened. */
  | 'named'
  /** Only the earlier guide gives it. */
  | 'guide'
  /** Only members see it. */
  | 'login';

/** What was last seen of a place, in words. */
export const linkSeen: Readonly<Record<LinkState, string>> = {
  two: 'Two sources give this address.',
  read: 'Read in a stored copy.',
  site: 'Another page of the site was read, this one not.',
  named: 'A repository that was read gives this address; not opened.',
  guide: 'Only the earlier guide gives this address; not opened.',
  login: 'Not opened: only members see it.',
};

export type LinkGroup = 'programs' | 'people' | 'papers' | 'threads' | 'documents';

export interface Link {
  /** Address of the row: `#link-<id>`. */
  readonly id: string;
  readonly group: LinkGroup;
  readonly title: string;
  readonly href: string;
  readonly state: LinkState;
  /** What it is and what to beware of; a full sentence, or nothing to add. */
  readonly says?: string;
}

const thread = (number: string): string => `https://forum.miata.net/vb/showthread.php?t=${number}`;
const romdrop = 'https://github.com/speepsio/romdrop';
const documents = 'https://docs.google.com/document/d';

export const links: readonly Link[] = [
  {
    id: 'romdrop',
    group: 'programs',
    title: 'RomDrop',
    href: romdrop,
    state: 'read',
    says: 'Last change 17 July 2021. Personal use only: link to it, never pass its files on.',
  },
  {
    id: 'romdrop-zip',
    group: 'programs',
    title: 'RomDrop, everything as one ZIP file',
    href: `${romdrop}/archive/refs/heads/master.zip`,
    state: 'two',
  },
  {
    id: 'romdrop-releases',
    group: 'programs',
    title: 'RomDrop, releases',
    href: `${romdrop}/releases`,
    state: 'site',
    says: 'The last tag is 21053000.',
  },
  {
    id: 'nc-flash',
    group: 'programs',
    title: 'NC Flash',
    href: 'https://github.com/cdufresne81/nc-flash',
    state: 'read',
    says: 'Version 2.20.0 was the newest seen, of 28 September 2026.',
  },
  {
    id: 'romdrop-site',
    group: 'programs',
    title: 'romdrop.com, source of an abandoned site',
    href: 'https://github.com/matthijsvrenswoude/romdrop.com',
    state: 'read',
    says: 'Nearly all pages are empty.',
  },
  {
    id: 'tactrix',
    group: 'programs',
    title: 'Tactrix, maker of OpenPort and EcuFlash',
    href: 'https://www.tactrix.com',
    state: 'read',
    says: 'Shop, release notes and the download page of EcuFlash.',
  },
  {
    id: 'ecuflash',
    group: 'programs',
    title: 'EcuFlash 1.44.4870, installer',
    href: 'https://www.tactrix.com/downloads/ecuflash_1444870_win.exe',
    state: 'guide',
    says: 'It leads straight to the file. Prefer the download page of the maker.',
  },
  {
    id: 'log-viewer',
    group: 'programs',
    title: 'MegaLogViewer HD',
    href: 'https://www.efianalytics.com/MegaLogViewerHD/',
    state: 'guide',
  },
  {
    id: 'virtual-dyno',
    group: 'programs',
    title: 'Virtual Dyno',
    href: 'https://barnhill.bitbucket.io/',
    state: 'guide',
  },
  {
    id: 'flex-kit',
    group: 'programs',
    title: 'A flex-fuel kit for the NC',
    href: 'https://fab9tuning.com/flex-fuel-integration-kit-nc-oem-ecu-romdrop-ecutek-and-me442/',
    state: 'guide',
    says: 'A shop.',
  },
  {
    id: 'knock-monitor',
    group: 'programs',
    title: 'Phormula KS4, a knock monitor',
    href: 'https://phormula.com/product/phormula-ks-4-knock-monitor/',
    state: 'guide',
    says: 'A shop.',
  },
  {
    id: 'wiki-calibrations',
    group: 'people',
    title: 'RomDrop wiki, Calibration-IDs',
    href: `${romdrop}/wiki/Calibration-IDs`,
    state: 'read',
    says: 'The copy that could be read ends after LFMR.',
  },
  {
    id: 'wiki-knock',
    group: 'people',
    title: 'RomDrop wiki, Knock-Detection-Logic',
    href: `${romdrop}/wiki/Knock-Detection-Logic`,
    state: 'guide',
    says: 'Its text could not be read.',
  },
  {
    id: 'wiki-load',
    group: 'people',
    title: 'RomDrop wiki, Uncorrected-Load-RAM-Addrs',
    href: `${romdrop}/wiki/Uncorrected-Load-RAM-Addrs`,
    state: 'guide',
    says: 'Its text could not be read.',
  },
  {
    id: 'facebook-group',
    group: 'people',
    title: 'RomDrop group on Facebook',
    href: 'https://www.facebook.com/groups/romdrop',
    state: 'two',
    says: 'You need an account.',
  },
  {
    id: 'chat',
    group: 'people',
    title: 'Tuning chat on Facebook',
    href: 'https://www.facebook.com/messages/t/5986216474790292/',
    state: 'login',
    says: 'Opens for its members alone: ask in the group to be invited.',
  },
  {
    id: 'swap-group',
    group: 'people',
    title: 'Facebook group with posts on the 2.5 swap',
    href: 'https://www.facebook.com/groups/2006740659573188',
    state: 'login',
  },
  {
    id: 'nc-forum',
    group: 'people',
    title: 'miata.net, forum of the NC',
    href: 'https://forum.miata.net/vb/forumdisplay.php?f=151',
    state: 'guide',
    says: 'If it fails, begin at forum.miata.net/vb.',
  },
  {
    id: 'owners-club',
    group: 'people',
    title: 'MX-5 Owners’ Club, forum',
    href: 'https://forum.mx5oc.co.uk',
    state: 'read',
  },
  {
    id: 'thread-development',
    group: 'threads',
    title: 'The development thread of RomDrop',
    href: thread('630805'),
    state: 'guide',
    says: 'Hundreds of pages; the earlier guide points at page 212.',
  },
  {
    id: 'thread-parameters',
    group: 'threads',
    title: 'OBD parameters of the NC',
    href: thread('631418'),
    state: 'guide',
  },
  {
    id: 'thread-runner',
    group: 'threads',
    title: 'Raising the switch-over of the intake runners',
    href: thread('758990'),
    state: 'guide',
  },
  {
    id: 'thread-runner-explained',
    group: 'threads',
    title: 'The intake runners explained by shifty35',
    href: 'https://forum.miata.net/vb/showpost.php?p=10205954&postcount=3551',
    state: 'guide',
  },
  {
    id: 'thread-knock-sensor',
    group: 'threads',
    title: 'The knock sensor',
    href: thread('761083'),
    state: 'guide',
  },
  {
    id: 'thread-fuel-pressure',
    group: 'threads',
    title: 'Fuel pressure that falls under boost',
    href: 'https://forum.miata.net/vb/showpost.php?p=10579325&postcount=73',
    state: 'guide',
  },
  {
    id: 'thread-arduino',
    group: 'threads',
    title: 'An Arduino with several sensors on the OpenPort',
    href: thread('766985'),
    state: 'guide',
  },
  {
    id: 'thread-cruise',
    group: 'threads',
    title: 'Cruise control in European NC1 and 1.8 cars',
    href: thread('767121'),
    state: 'guide',
  },
  {
    id: 'thread-cruise-photos',
    group: 'threads',
    title: 'Cruise control, with photographs',
    href: thread('536038'),
    state: 'guide',
  },
  {
    id: 'thread-port-match',
    group: 'threads',
    title: 'Matched ports on a 2.5, an engine-dyno test, on Facebook',
    href: 'https://www.facebook.com/groups/2006740659573188/permalink/3124469301133646/',
    state: 'login',
  },
  {
    id: 'earlier-guide',
    group: 'documents',
    title: 'The earlier guide as a site',
    href: 'https://viruxe.github.io/ncmiatatuning-docs/',
    state: 'read',
    says: 'Its own README says that the author of the original decided against this republication.',
  },
  {
    id: 'earlier-guide-copy',
    group: 'documents',
    title: 'The earlier guide, older web copy',
    href: 'http://ncmiatatuning.s3-website.us-east-2.amazonaws.com/index.html',
    state: 'guide',
    says: 'Not encrypted. The place may still hold sections that were lost elsewhere.',
  },
  {
    id: 'original-guide',
    group: 'documents',
    title: 'The original guide, a Google document',
    href: `${documents}/1b4rhyg6aVLKPjBcbVLuTv8BVeTrC8zoHCeKqxaaMyYw`,
    state: 'guide',
    says: 'If any place still holds the lost sections, it is this one.',
  },
  {
    id: 'quick-starter',
    group: 'documents',
    title: 'Quick starter by Kwheels, a Google document',
    href: `${documents}/1hXBo-lRSHjpbmeMd-Ov7HrWVs_lx0mSl2Epq8xX40Lg`,
    state: 'guide',
  },
  {
    id: 'thread-notes',
    group: 'documents',
    title: 'Notes on the development thread, a Google document',
    href: `${documents}/1Qymdl2K2fghTf299lL89XtY6T7vGxulA9906ujB0MUQ`,
    state: 'guide',
  },
  {
    id: 'turbo-notes',
    group: 'documents',
    title: 'How to fit a turbo, a Google document',
    href: `${documents}/1q92jzCeni5XRhhC1h6u9REC96A2MLN2Njxks_F1-gWY`,
    state: 'guide',
  },
  {
    id: 'logbook',
    group: 'documents',
    title: 'A sample logbook, a shared spreadsheet',
    href: 'https://docs.google.com/spreadsheets/d/1X2YY6cwB-SjK6lR59vhpwGapkbHgxjgA/edit',
    state: 'guide',
  },
  {
    id: 'parameter-sheet',
    group: 'documents',
    title: 'Logging parameters, a shared spreadsheet',
    href: 'https://docs.google.com/spreadsheets/d/1ch2tyRrUQ67ai9sxeU1pBr5s8Qz32EOzjVaoeCC4ZqE/edit',
    state: 'named',
    says: 'RomDrop’s author names it in opconfig.',
  },
  {
    id: 'manual-2008',
    group: 'papers',
    title: 'Owner’s manual 2008, PDF',
    href: 'https://github.com/VIRUXE/ncmiatatuning-docs/blob/main/2008-mx-5-owners-manual.pdf',
    state: 'site',
    says: 'The file is named in the repository; whether it opens was not seen. A link with the folder static in it is dead.',
  },
  {
    id: 'service-manual',
    group: 'papers',
    title: 'Service manual pages, 2008',
    href: 'https://ncmiata-servicemanual.com',
    state: 'read',
  },
  {
    id: 'workshop-charm',
    group: 'papers',
    title: 'Workshop manual extracts, Europe and Australia',
    href: 'https://charm.li',
    state: 'read',
  },
  {
    id: 'workshop-lemon',
    group: 'papers',
    title: 'Workshop manual extracts, US',
    href: 'https://lemon-manuals.org.ua',
    state: 'read',
  },
  {
    id: 'highlights-2006',
    group: 'papers',
    title: 'Service Highlights 2006',
    href: 'https://www.manualslib.com/manual/805978/Mazda-2006-Mx-5.html',
    state: 'read',
  },
  {
    id: 'manual-2006',
    group: 'papers',
    title: 'Workshop manual 2006, a mirror',
    href: 'https://www.zinref.ru/avtomobili/Mazda/115_00_00_Mazda_X-5_manual_2006_english/067.htm',
    state: 'read',
  },
  {
    id: 'manual-2009',
    group: 'papers',
    title: 'Owner’s manual 2009, US',
    href: 'https://www.autoguidegalaxy.com',
    state: 'read',
  },
  {
    id: 'roadster-technical',
    group: 'papers',
    title: 'Roadster blog, technical pages',
    href: 'https://www.roadster.blog/p/technical.html',
    state: 'site',
    says: 'The earlier guide quotes its pages on engines and drivetrains.',
  },
  {
    id: 'teardown',
    group: 'papers',
    title: 'An engine computer taken apart',
    href: 'https://clownspeed.com/?p=8',
    state: 'read',
  },
  {
    id: 'nasa-swap',
    group: 'papers',
    title: 'NASA Speed News, articles on the 2.5 swap',
    href: 'https://nasaspeed.news',
    state: 'read',
  },
  {
    id: 'rom-folder',
    group: 'papers',
    title: 'Factory images, a public folder',
    href: 'https://github.com/VIRUXE/ncmiatatuning-docs/tree/main/static/roms',
    state: 'read',
    says: 'The images are Mazda’s and not part of this guide. Read your own car instead.',
  },
];

/** The links of one group, in the order of the list. */
export const linksOf = (group: LinkGroup): readonly Link[] =>
  links.filter((each) => each.group === group);

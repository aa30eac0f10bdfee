/**
 * Every source the guide cites, by key. A chapter writes `[key]`; an unknown key fails the build.
 *
 * Kind decides the letter of the printed mark, and with it how sure a single mark may look:
 * what was read from program or ROM files counts as checked by itself, everything else needs a
 * second source beside it.
 */

/** Letter of the printed key. */
export type SourceKind =
  /** read from program or ROM files */
  | 'R'
  /** the maker's own document */
  | 'M'
  /** the earlier community guide */
  | 'G'
  /** a thread, answered by owners or helpers */
  | 'T'
  /** a wiki */
  | 'W'
  /** computed for this guide */
  | 'C';

export interface Source {
  /** Stable key that chapters cite; also the address `#source-<key>`. */
  readonly key: string;
  readonly kind: SourceKind;
  /** Short name in the list of sources. */
  readonly title: string;
  /** What it shows and how it was read, one or two sentences. */
  readonly shows: string;
  /** Address, if it has a public one. */
  readonly href?: string;
}

export const sourceKinds: Readonly<Record<SourceKind, string>> = {
  R: 'read from program or ROM files',
  M: 'the maker’s own document',
  G: 'the earlier community guide',
  T: 'a thread',
  W: 'a wiki',
  C: 'computed for this guide',
};

const romdropIssue = (number: number, shows: string): Source => ({
  key: `romdrop-${number}`,
  kind: 'T',
  title: `RomDrop thread ${number}`,
  shows,
  href: `https://github.com/speepsio/romdrop/issues/${number}`,
});

const ncFlashThread = (number: number, shows: string, path = 'issues'): Source => ({
  key: `ncflash-${number}`,
  kind: 'T',
  title: `NC Flash thread ${number}`,
  shows,
  href: `https://github.com/cdufresne81/nc-flash/${path}/${number}`,
});

export const sources: readonly Source[] = [
  {
    key: 'romdrop-files',
    kind: 'R',
    title: 'RomDrop repository, files and history',
    shows:
      'Definitions, patches, checksum list and commit history, read at the last change of 17 July 2021. Counts were made on these files.',
    href: 'https://github.com/speepsio/romdrop',
  },
  {
    key: 'romdrop-eula',
    kind: 'R',
    title: 'RomDrop licence',
    shows: 'The text of ROMDROP_LICENSE.txt as it lies beside the program.',
    href: 'https://github.com/speepsio/romdrop/blob/master/ROMDROP_LICENSE.txt',
  },
  {
    key: 'romdrop-program',
    kind: 'R',
    title: 'Messages of the RomDrop program',
    shows: 'The texts that the last build of the program prints on screen.',
    href: 'https://github.com/speepsio/romdrop',
  },
  {
    key: 'rom-data',
    kind: 'R',
    title: 'Stock values of 90 factory images',
    shows:
      'Tables decoded from the 90 factory images whose checksum is the one RomDrop expects, with the definitions of revision 21053000.',
  },
  {
    key: 'definitions',
    kind: 'R',
    title: 'RomDrop definitions, revision 21053000',
    shows:
      'Names, axes, limits and user levels of every table, read from the definition files. They hold no units and no descriptions; units are inferred.',
    href: 'https://github.com/speepsio/romdrop/tree/master/metadata',
  },
  {
    key: 'definitions-old',
    kind: 'R',
    title: 'RomDrop definitions of 2018 to 2020',
    shows: 'Older names and categories of the same tables, from the history of the repository.',
    href: 'https://github.com/speepsio/romdrop/commits/master/metadata',
  },
  {
    key: 'rom-samples',
    kind: 'R',
    title: 'Checks on factory images',
    shows:
      'Checksum, identifying bytes and calibration text of about 100 factory images listed publicly. The images are not part of this guide.',
    href: 'https://github.com/VIRUXE/ncmiatatuning-docs/tree/main/static/roms',
  },
  {
    key: 'ncflash-code',
    kind: 'R',
    title: 'NC Flash source code',
    shows: 'The parts of the program that talk to the engine computer and read ROM files.',
    href: 'https://github.com/cdufresne81/nc-flash/tree/main/src',
  },
  {
    key: 'romdrop-readme',
    kind: 'M',
    title: 'RomDrop README',
    shows: 'The author’s own short manual: set-up, menu, files.',
    href: 'https://github.com/speepsio/romdrop/blob/master/README.md',
  },
  {
    key: 'ncflash-readme',
    kind: 'M',
    title: 'NC Flash README and change log',
    shows: 'What the program does and what each version changed, up to 2.12.0.',
    href: 'https://github.com/cdufresne81/nc-flash',
  },
  {
    key: 'ncflash-later',
    kind: 'M',
    title: 'NC Flash change log, 2.13.0 to 2.18.0',
    shows: 'Changes of August and September 2026 and entries not yet released then.',
    href: 'https://github.com/cdufresne81/nc-flash/blob/main/CHANGELOG.md',
  },
  {
    key: 'ncflash-notice',
    kind: 'M',
    title: 'NC Flash notice on bundled definitions',
    shows:
      'Says by whose permission RomDrop definitions are bundled, and which defects were mended.',
    href: 'https://github.com/cdufresne81/nc-flash/blob/main/examples/metadata/NOTICE.md',
  },
  {
    key: 'ncflash-docs',
    kind: 'M',
    title: 'NC Flash developer notes',
    shows: 'Design notes and measurements kept in the project’s internal documents.',
    href: 'https://github.com/cdufresne81/nc-flash/tree/main/docs/internal',
  },
  {
    key: 'wican-firmware',
    kind: 'M',
    title: 'NC firmware for the WiCAN PRO',
    shows: 'What the adapter firmware does by itself.',
    href: 'https://github.com/cdufresne81/nc-flash-wican-fw',
  },
  {
    key: 'tactrix-notes',
    kind: 'M',
    title: 'EcuFlash and OpenPort 2.0 release notes',
    shows: 'Notes to versions 1.44.3719 to 1.44.3721, 2012 to 2013.',
    href: 'https://www.tactrix.com',
  },
  {
    key: 'romdrop-migration',
    kind: 'M',
    title: 'romdrop-migration',
    shows: 'A script that copies tables from an old patched file to a new one.',
    href: 'https://github.com/shifty35/romdrop-migration',
  },
  {
    key: 'romdrop-patches',
    kind: 'R',
    title: 'Copy of the old patch repository',
    shows: 'The 92 patches of revision 201210 and their notes.',
    href: 'https://github.com/pkagiantas/romdrop-patches',
  },
  {
    key: 'mapping-guide',
    kind: 'R',
    title: 'Layout groups of the definitions',
    shows:
      'A mapping guide that sorts calibrations by code layout; the groups were computed again from the definitions with the same result.',
    href: 'https://github.com/cdufresne81/romdrop',
  },
  {
    key: 'mazda-bulletin',
    kind: 'M',
    title: 'Mazda bulletin 01-037/06',
    shows: 'Says that dealer reflashes change calibration file names.',
    href: 'https://charm.mcallihan.com/Mazda/2006/MX-5%20Miata%20L4-2.0L/Repair%20and%20Diagnosis/Powertrain%20Management/Computers%20and%20Control%20Systems/Technical%20Service%20Bulletins/By%20Symptom/False%20instrument%20warning%20light%2Fgauges/Engine%20Controls%20-%20MIL%20ON%2FDTC%20P2407%20Set',
  },
  {
    key: 'workshop-manual',
    kind: 'M',
    title: 'Mazda MX-5 workshop manual, 2007',
    shows: 'Engine codes and factory data.',
    href: 'https://manualzz.com/doc/65247098/mazda-mx-5-2007-workshop-manual',
  },
  {
    key: 'ecutek',
    kind: 'M',
    title: 'EcuTek RaceROM supplement for the MX-5',
    shows: 'What the commercial tool offers and for which cars.',
    href: 'https://ecutek.atlassian.net/wiki/spaces/SUPPORT/pages/6062142/Mazda+MX-5+RaceROM+Supplement',
  },
  {
    key: 'ultralog',
    kind: 'M',
    title: 'UltraLog wiki',
    shows: 'Formats that the free log viewer reads.',
    href: 'https://github.com/ClassicMiniDIY/UltraLog/wiki',
  },
  {
    key: 'opconfig',
    kind: 'M',
    title: 'opconfig',
    shows: 'A program of RomDrop’s author that makes logging files from a sheet of parameters.',
    href: 'https://github.com/speepsio/opconfig',
  },
  {
    key: 'opy-config',
    kind: 'M',
    title: 'OPy-Config',
    shows: 'A Python program for the same job.',
    href: 'https://github.com/tekshteint/OPy-Config',
  },
  {
    key: 'table-dumper',
    kind: 'M',
    title: 'romdropTableDumper',
    shows: 'A Python program that prints the tables of a patched file.',
    href: 'https://github.com/mihait/romdropTableDumper',
  },
  {
    key: 'romdrop-site',
    kind: 'M',
    title: 'romdrop.com, source of the site',
    shows: 'An attempt at documentation of 2023; nearly all pages are empty.',
    href: 'https://github.com/matthijsvrenswoude/romdrop.com',
  },
  {
    key: 'openport-sample',
    kind: 'M',
    title: 'OpenPort sample configuration',
    shows: 'The maker’s commented example of a logging file, as kept in another project.',
    href: 'https://github.com/codepwner/Car-Log-Convert',
  },
  {
    key: 'guide',
    kind: 'G',
    title: 'NC Miata tuning, RomDrop edition',
    shows:
      'The earlier community guide. A cut in its middle lost its sections on power enleanment, load scaling and limiters; facts were taken from it, no wording.',
    href: 'https://github.com/VIRUXE/ncmiatatuning-docs',
  },
  {
    key: 'guide-pictures',
    kind: 'G',
    title: 'Pictures of the earlier guide',
    shows: 'Values and menus read off its screenshots, which outlived the lost sections.',
    href: 'https://github.com/VIRUXE/ncmiatatuning-docs',
  },
  {
    key: 'wiki-calibrations',
    kind: 'W',
    title: 'RomDrop wiki, Calibration-IDs',
    shows:
      'Year, gearbox and emission level by family; the copy that could be read ends after LFMR.',
    href: 'https://github.com/speepsio/romdrop/wiki/Calibration-IDs',
  },
  {
    key: 'romdrop-pull-2',
    kind: 'T',
    title: 'RomDrop pull request 2',
    shows: 'RomDrop’s author on reusing a definition made for another file, 2019.',
    href: 'https://github.com/speepsio/romdrop/pull/2',
  },
  romdropIssue(
    3,
    'Time-outs with a clone adapter; the order of plugs used by the author and an expert.',
  ),
  romdropIssue(4, 'An owner describes the European 1.8 calibrations.'),
  romdropIssue(6, 'A flash stopped after the boot loader transfer; worked on the second try.'),
  romdropIssue(9, 'Saving a read blanked the boot loader area; mended in December 2020.'),
  romdropIssue(10, 'Invalid security key on an engine computer tuned with MazdaEdit.'),
  romdropIssue(14, 'An owner calls LFH9EF a European calibration.'),
  romdropIssue(17, 'LF4XEC: a helper names LF4XED.'),
  romdropIssue(22, 'Request for LFNPEA, a 25th Anniversary car.'),
  romdropIssue(24, 'Request for a Mazda 3 MPS, refused.'),
  romdropIssue(25, 'Request for LFGNED.'),
  romdropIssue(26, 'Request for LFG1EH.'),
  romdropIssue(27, 'Time-outs with a genuine adapter, unanswered.'),
  romdropIssue(28, 'Requests for LF5CED and LFG2EK; asks whether the project is alive.'),
  romdropIssue(29, 'Request for LFG2EK.'),
  romdropIssue(30, 'LFLNEA: a helper names LFLNEC.'),
  romdropIssue(32, 'Request for L872EC.'),
  romdropIssue(33, 'LFG1EF: a helper names LFG1EK.'),
  romdropIssue(34, 'LFN3EF: a helper names LFN3ER and states the rule of the last letter.'),
  romdropIssue(
    35,
    'LFANEB: no substitute; the state of RomDrop in 2026; an EcuTek car returned to stock.',
  ),
  ncFlashThread(22, 'NC3 cars refused at first; closed in March 2026.'),
  ncFlashThread(31, 'Wrong checksums and codes P0601 and P0606 before 2.4.1.', 'pull'),
  ncFlashThread(
    68,
    'An owner lost an engine computer to a partial flash of a file of another project.',
  ),
  ncFlashThread(69, 'The warning when calibration IDs differ before a quick flash.'),
  ncFlashThread(72, 'Gearbox controllers: viewing only.'),
  ncFlashThread(73, 'Gearbox controller IDs.'),
  ncFlashThread(91, 'An EcuTek car answers “conditions not correct”.'),
  ncFlashThread(102, 'LFG1EG without a definition; what the programs print then.'),
  {
    key: 'openport-market',
    kind: 'T',
    title: 'Another developer on OpenPort stock, December 2025',
    shows: 'Says that the adapter can hardly be bought new. He recommends a rival product.',
    href: 'https://github.com/jakka351/GenericDiagnosticTool/issues/8',
  },
  {
    key: 'openport-price',
    kind: 'T',
    title: 'Price of an OpenPort 2.0 in 2018',
    shows: 'A developer paid about 180 US dollars.',
    href: 'https://github.com/jcmnn/j2534-rs/issues/1',
  },
  {
    key: 'jack-pinout',
    kind: 'T',
    title: 'External sensors on the OpenPort jack',
    shows: 'A shop’s article on the pins of the 2.5 mm jack.',
    href: 'https://blog.obdii365.com/2023/11/02/how-to-log-external-sensors-plural-simultaneously-with-openport-2/',
  },
  {
    key: 'miataturbo',
    kind: 'T',
    title: 'miataturbo.net, NC EcuFlash development',
    shows: 'RomDrop’s author names LFLPEB a 2013 calibration, among other remarks.',
    href: 'https://www.miataturbo.net/ecuflash-93/nc-specific-ecuflash-development-96471/',
  },
  {
    key: 'clubwrx',
    kind: 'T',
    title: 'Price of an OpenPort 2.0, earlier',
    shows: 'An owner paid about 200 US dollars.',
    href: 'http://www.clubwrx.net/forums/tuning-electronic-engine-management/134359286-wtf-tuning-part-1-reading-data-logging-analyzing-logs.html',
  },
  ncFlashThread(
    98,
    'The Wi-Fi flash gave up while the engine computer was still erasing; mended on 23 August 2026.',
    'pull',
  ),
  {
    key: 'notes-enleanment',
    kind: 'W',
    title: 'Notes on the NC engine computer',
    shows:
      'A private write-up from a bench reading of one LFG7EG computer, without a test in a car; read for power enleanment, integrity copies, what load feeds, and short-term trim in open loop.',
    href: 'https://github.com/testbenchdev/ncec-rom-tool',
  },
  {
    key: 'moates',
    kind: 'M',
    title: 'Moates, basic tuning guidelines',
    shows: 'A maker’s general advice, not about this car; only its beginning could be read.',
    href: 'http://support.moates.net/theory-basic-tuning-guidelines',
  },
  {
    key: 'virtual-dyno',
    kind: 'M',
    title: 'Virtual Dyno',
    shows: 'The program’s own page.',
    href: 'https://barnhill.bitbucket.io/',
  },
  {
    key: 'rlog',
    kind: 'M',
    title: 'rlog, a script by RomDrop’s author',
    shows:
      'Table axes, closed loop as fuel system status 2 or 16, warm from 80 °C, full throttle from 82 % pedal, and the sum of trims.',
    href: 'https://github.com/speepsio/rlog',
  },
  {
    key: 'computed',
    kind: 'C',
    title: 'Computed for this guide',
    shows: 'Arithmetic or comparison done here from the sources cited beside it.',
  },
  {
    key: 'inferred',
    kind: 'C',
    title: 'Inferred for this guide',
    shows:
      'A conclusion drawn here from the sources cited beside it; nobody has stated it in these words.',
  },
];

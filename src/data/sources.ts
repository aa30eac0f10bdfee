/**
 * Every source the guide cites, by key. A chapter writes `[key]`; an unknown key fails the build.
 *
 * Kind decides the letter of the printed mark, and with it how sure a single mark may look:
 * what was read from program or ROM files counts as checked by itself, and so does what two readers
 * found in the program of the engine computer; everything else needs a second source beside it.
 */

/** Letter of the printed key. */
export type SourceKind =
  /** read from program or ROM files */
  | 'R'
  /** read in the program by two readers, not tried on a car */
  | 'P'
  /** the maker's own document */
  | 'M'
  /** the earlier community guide */
  | 'G'
  /** a thread, article or shop page */
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
  /** Whether only one of two readers found it, so that it never counts as checked by itself. */
  readonly oneReader?: true;
}

export const sourceKinds: Readonly<Record<SourceKind, string>> = {
  R: 'read from program or ROM files',
  P: 'read in the program by two readers, not tried on a car',
  M: 'a document of the maker, or built on one',
  G: 'the earlier community guide',
  T: 'a thread, article or shop page',
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
      'Definitions, patches, checksum list and history at the last change, 17 July 2021; counts were made on them.',
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
      'Tables of the 90 factory images whose checksum RomDrop expects, decoded with the definitions of 21053000.',
  },
  {
    key: 'definitions',
    kind: 'R',
    title: 'RomDrop definitions, revision 21053000',
    shows:
      'Names, axes, limits and user levels of every table. They hold no units; units are inferred.',
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
      'Checksum, identifying bytes and calibration text of about 100 factory images listed publicly.',
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
    title: 'NC Flash change log, 2.13.0 to 2.20.0',
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
    shows:
      'Design notes and measurements in the project’s internal documents, and its working notes.',
    href: 'https://github.com/cdufresne81/nc-flash/tree/main/docs/internal',
  },
  {
    key: 'wican-firmware',
    kind: 'M',
    title: 'NC firmware for the WiCAN PRO',
    shows: 'What the adapter firmware does by itself, with its release notes up to 1.23.0.',
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
    key: 'openport-driver',
    kind: 'M',
    title: 'Open driver for the OpenPort 2.0, 1.1.0',
    shows:
      'Why Windows 11 refuses the maker’s driver, and with which programs this one was tested, 28 October 2026.',
    href: 'https://github.com/cdufresne81/nc-flash-j2534/releases',
  },
  {
    key: 'openport-winusb',
    kind: 'M',
    title: 'OpenPort 2.0 WinUSB, 1.0.0',
    shows: 'A second project for the same fault of Windows 11, 29 October 2026.',
    href: 'https://github.com/prj/openport-winusb/releases',
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
    shows: 'The patches of revision 201210, their notes, and older revisions in its history.',
    href: 'https://github.com/pkagiantas/romdrop-patches',
  },
  {
    key: 'mapping-guide',
    kind: 'R',
    title: 'Layout groups of the definitions',
    shows:
      'Sorts calibrations by code layout; computed again from the definitions, with the same result.',
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
    shows:
      'An owner’s logging file for another make, built on the maker’s example, and what the adapter made of it.',
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
  romdropIssue(
    14,
    'An owner calls LFH9EF a European calibration; P0335 with emulated air flow and no crank signal.',
  ),
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
      'A private bench reading of one LFG7EG computer, without a car: power enleanment, integrity copies, what load feeds, short-term trim in open loop.',
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
    shows: 'The program’s own page; only its address is known, from the earlier guide.',
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
    key: 'fome',
    kind: 'W',
    title: 'FOME wiki, fundamentals of tuning',
    shows:
      'General advice of another engine computer project, not about this car: mixture, knock, injector duty, cold engine.',
    href: 'https://github.com/FOME-Tech/wiki',
  },
  {
    key: 'moto-east',
    kind: 'T',
    title: 'Moto-East, tuning myths and facts',
    shows: 'A tuner’s page; says that the stock computer stops listening for knock near 5000 rpm.',
    href: 'http://www.moto-east.com/main/tuning-myths-and-facts/',
  },
  {
    key: 'injector-duty',
    kind: 'T',
    title: 'Pages on injector duty',
    shows:
      'Two general pages, both weak: a ceiling of 80 to 85 %, and of less than 80 %; the second is at https://shunfuel.com.',
    href: 'https://machine-nit.blogspot.com/2026/06/fuel-injector-duty-cycle-calculator.html',
  },
  {
    key: 'cartech',
    kind: 'T',
    title: 'CarTech, tuning at full throttle',
    shows: 'General advice, not about this car; only its beginning could be read.',
    href: 'https://cartechbooks.com/techtips/how-to-tune-your-engine-at-wide-open-throttle',
  },
  {
    key: 'daytona',
    kind: 'T',
    title: 'Daytona Sensors, tuning notes',
    shows: 'General advice on spark advance near best torque; only its beginning could be read.',
    href: 'http://www.daytona-sensors.com/tech_tuning.html',
  },
  {
    key: 'motortrend',
    kind: 'T',
    title: 'Motor Trend on Virtual Dyno, 2012',
    shows: 'A magazine test, and owners’ words on how near it came to a dynamometer.',
    href: 'https://www.motortrend.com/how-to/modp-1210-digital-dynamometer-tech-talk/',
  },
  {
    key: 'mygolf',
    kind: 'T',
    title: 'An owner’s years with Virtual Dyno',
    shows:
      'Compares it with a roller dynamometer, on another car, and describes how he cleans his logs.',
    href: 'https://mygolfmk7.com/virtual-dyno-update/',
  },
  {
    key: 'innovative-tuning',
    kind: 'T',
    title: 'Virtual Dyno with a better logger',
    shows: 'An owner of another car on rows per second and the columns that the program needs.',
    href: 'https://innovativetuning.wordpress.com/virtual-dyno-taken-one-step-further/',
  },
  {
    key: 'manual-cam-codes',
    kind: 'M',
    title: 'Mazda MX-5 manual, codes P0011 and P0012',
    shows:
      'When the computer reports a cam that does not follow its target; 2008, 2009 and 2014 alike.',
    href: 'https://ncmiata-servicemanual.com/src/g5w01/html/id010245801600.html',
  },
  {
    key: 'manual-cruise-codes',
    kind: 'M',
    title: 'Mazda MX-5 manual, codes P0564 and P0571',
    shows: 'Terminals of cruise buttons and brake switch, US 2006; P0564 alike in 2009 and 2014.',
    href: 'https://lemon-manuals.org.ua/Mazda/2006/MX-5%20Miata%20Base/Repair%20and%20Diagnosis/Engine%20Performance/System/On-Board%20Diagnostic%20%5BEngine%20Control%20System%5D/DTC%20P0571/Notes',
  },
  {
    key: 'manual-2006',
    kind: 'M',
    title: 'Mazda MX-5 manual, engine data, US 2006',
    shows: 'Factory data of the 2.0: thermostat, oil.',
    href: 'https://lemon-manuals.org.ua',
  },
  {
    key: 'manual-2009',
    kind: 'M',
    title: 'Mazda MX-5 manual, engine data, 2009 to 2012',
    shows:
      'Factory data of the 1.8 and the 2.0 for Europe and Australia: dimensions, valve timing, oil pressure.',
    href: 'https://charm.li/Mazda/MX-5%2001%2F2009%20-%2008%2F2012%20%28d993-1a-22c_ver23%29/esicont/srvc/html/id0100a4113300.html',
  },
  {
    key: 'manual-2012',
    kind: 'M',
    title: 'Mazda MX-5 manual, engine data, 2012 to 2015',
    shows: 'Factory data for Europe and Australia: idle speed, ignition timing at idle.',
    href: 'https://charm.li/Mazda/MX-5%2009%2F2012%20-%2004%2F2015%20%28d9g4-1a-22c_ver17%29/esicont/srvc/html/id0150a5800100.html',
  },
  {
    key: 'manual-2005',
    kind: 'M',
    title: 'Mazda MX-5 manual, engine data, 2005 to 2008',
    shows: 'Factory data for Europe and Australia: compression pressure, oil fill.',
    href: 'https://charm.li/Mazda/MX-5%2001%2F2005%20-%2012%2F2008%20%28d933-1a-22c_ver26%29/esicont/srvc/html/id0150a5800100.html',
  },
  {
    key: 'highlights-2006',
    kind: 'M',
    title: 'Mazda MX-5 Service Highlights, 2006',
    shows:
      'Gearbox codes and oils, differential, and on page 01-40-16 when the intake runners change.',
    href: 'https://www.manualslib.com/manual/805978/Mazda-2006-Mx-5.html?page=266',
  },
  {
    key: 'highlights-2007',
    kind: 'M',
    title: 'Mazda Service Highlights for several models, 2007',
    shows:
      'Page 01-40-3, section MX-5: the parts of the injection time, and the fuel cut of a standing car.',
    href: 'https://www.manualshelf.com/manual/mazda/speed6-2007/specifications-english/page-34.html',
  },
  {
    key: 'manual-2008',
    kind: 'M',
    title: 'Mazda MX-5 manual, 2008',
    shows: 'Pages on the gearboxes.',
    href: 'https://ncmiata-servicemanual.com/src/g5w05/html/id055000800100.html',
  },
  {
    key: 'manual-p0500',
    kind: 'M',
    title: 'Mazda MX-5 manual, code P0500',
    shows: 'Where the engine computer gets the road speed, with and without ABS.',
    href: 'https://ncmiata-servicemanual.com/src/g5w01/html/id010245808400.html',
  },
  {
    key: 'manual-automatic',
    kind: 'M',
    title: 'Mazda MX-5 manual, automatic gearbox, 2008',
    shows: 'All ratios of the automatic, reverse among them.',
    href: 'https://ncmiata-servicemanual.com/src/g5w05/html/id050208805600.html',
  },
  {
    key: 'manual-generator',
    kind: 'M',
    title: 'Mazda MX-5 manual, generator, 2008',
    shows: 'Voltage at the generator, key on and at idle.',
    href: 'https://ncmiata-servicemanual.com/src/g5w01/html/id011745800300.html',
  },
  {
    key: 'manual-intake-codes',
    kind: 'M',
    title: 'Mazda MX-5 manual, codes P0661 and P2004',
    shows: 'Mazda’s names of the runner valve and of the port shutters.',
    href: 'https://lemon-manuals.org.ua',
  },
  {
    key: 'owner-manual-2009',
    kind: 'M',
    title: 'Mazda MX-5 owner’s manual, US 2009',
    shows: 'Dimensions of the 2.0.',
    href: 'https://www.autoguidegalaxy.com',
  },
  {
    key: 'manual-mazda6',
    kind: 'M',
    title: 'Mazda6 manual, engine data of the 2.5, 2009',
    shows: 'Pressures, idle speed and oil of the L5-VE.',
    href: 'https://lemon.leoquadpod.com/Mazda/2009/6%20i%20SV%2C%202.5%20H/',
  },
  {
    key: 'guide-later',
    kind: 'G',
    title: 'Later pages of the earlier guide',
    shows:
      'Split pages in the same repository, partly filler; used only where a claim must be named.',
    href: 'https://github.com/VIRUXE/ncmiatatuning-docs/tree/main/docs',
  },
  {
    key: 'roadster-blog',
    kind: 'T',
    title: 'roadster.blog, engines and drivetrains',
    shows:
      'Power, gears and trims by market, as the earlier guide quotes them; the pages were not seen.',
    href: 'https://www.roadster.blog/2013/05/roadster-engines.html',
  },
  {
    key: 'carpages',
    kind: 'T',
    title: 'British launch reports, 2005 and 2006',
    shows: 'First sales dates and the folding hard top.',
    href: 'https://www.carpages.co.uk',
  },
  {
    key: 'car-enthusiast',
    kind: 'T',
    title: 'A press summary of the change of 2009',
    shows: 'What changed in engine and gearbox.',
    href: 'https://www.carenthusiast.com/news/article/3000/-/2009-Mazda-MX-5/facelifted+model.html',
  },
  {
    key: 'pistonheads',
    kind: 'T',
    title: 'PistonHeads buying guide',
    shows: 'Engine figures of the British cars.',
    href: 'https://www.pistonheads.com/news/ph-buying-guide-contents/mazda-mx-5-buying-guide-powertrain/31355',
  },
  {
    key: 'goauto',
    kind: 'T',
    title: 'Australian launch data, 2005',
    shows: 'Size, weight, wheels and engine figures of the first Australian cars.',
    href: 'https://new.goauto.com.au/research-cars-by-brand/mazda/mx-5/2-0l-roadster-range.html',
  },
  {
    key: 'australian-review',
    kind: 'T',
    title: 'An Australian buyer’s review of the NC1',
    shows: 'Size, weight and gearboxes. The address found was only a number and is not given.',
  },
  {
    key: 'japan-launch',
    kind: 'T',
    title: 'Japanese launch data, 2005',
    shows: 'Dates, power and torque of the first Japanese cars.',
    href: 'http://maz.daa.jp/2005/05roadster.html',
  },
  {
    key: 'motor-magazine',
    kind: 'T',
    title: 'A Japanese magazine’s data, 2014',
    shows: 'Power, torque and tyres of the late Japanese cars.',
    href: 'https://web.motormagazine.co.jp/_ct/17137104',
  },
  {
    key: 'mazdone',
    kind: 'T',
    title: 'A US road test, 2009 to 2010',
    shows: 'Power and redlines of manual and automatic.',
    href: 'https://www.mazdone.com/minfo-1094.html',
  },
  {
    key: 'motor1',
    kind: 'T',
    title: 'US press information, 2009',
    shows: 'Power and torque of the US cars.',
    href: 'https://www.motor1.com/news/83951/mazda-mx-5/',
  },
  {
    key: 'reliability-report',
    kind: 'T',
    title: 'A summary of the generations',
    shows: 'Years and changes of the NC.',
    href: 'https://carreliabilityreport.com/en/reliability/mazda-mx-5-2005-2015-essence',
  },
  {
    key: 'doctor-mx5',
    kind: 'T',
    title: 'DoctorMX5, list of gearboxes',
    shows: 'Ratios of the five-speed.',
    href: 'https://www.doctormx5.co.uk/nerdy-stuff/gearboxes/',
  },
  {
    key: 'lleras',
    kind: 'T',
    title: 'An owner’s differential swap',
    shows: 'Final drives of the first US cars.',
    href: 'https://www.anthonylleras.com/post/differential-swap-from-an-rx8-to-an-mx5',
  },
  {
    key: 'club-test',
    kind: 'T',
    title: 'A test of the US Club, 2013',
    shows: 'The tyre of the 17-inch wheel.',
    href: 'https://www.theautochannel.com/news/2013/01/03/061620-2013-mazda-mx-5-miata-club-review-buy-john-heilig.html',
  },
  {
    key: 'l5-data',
    kind: 'T',
    title: 'Engine data of the L5-VE',
    shows: 'Bore, stroke, build and Australian donor cars of the 2.5.',
    href: 'http://australiancar.reviews/L5-VE-engine.php',
  },
  {
    key: 'l-engine-wiki',
    kind: 'W',
    title: 'Mazda L engine, copy of an encyclopedia article',
    shows: 'Bore, stroke and compression of the 2.5.',
    href: 'https://wikimili.com/en/Mazda_L_engine',
  },
  {
    key: 'nasa-swap',
    kind: 'T',
    title: 'NASA Speed News on the 2.5 swap',
    shows: 'Two articles by people who did it: donors, height, parts that change over.',
    href: 'https://nasaspeed.news/tech/engine/as-complete-as-possible-how-to-do-an-mx-5-2-5-swap',
  },
  {
    key: 'autopian',
    kind: 'T',
    title: 'The Autopian on a swapped NC',
    shows: 'Why owners swap, and which cars carry the engine.',
    href: 'https://www.theautopian.com',
  },
  {
    key: 'autoevolution',
    kind: 'T',
    title: 'autoevolution on a swapped NC',
    shows: 'Parts carried over from the 2.0.',
    href: 'https://www.autoevolution.com/news/youtuber-drives-ford-fusion-swapped-mazda-mx-5-nc-says-it-s-the-best-budget-miata-swap-198017.html',
  },
  {
    key: 'grm',
    kind: 'T',
    title: 'Grassroots Motorsports, a thread on the 2.5',
    shows: 'The gain that owners claim.',
    href: 'http://grassrootsmotorsports.com/forum/grm/easy-replacement-for-more-miat/160830/page1/',
  },
  {
    key: 'ecmtuning',
    kind: 'W',
    title: 'ECMTuning wiki, E85',
    shows: 'Stoichiometric ratios of petrol and ethanol, not about this car.',
    href: 'http://www.ecmtuning.com/wiki/e85fuel',
  },
  {
    key: 'chen-tuning',
    kind: 'T',
    title: 'Chen Tuning',
    shows: 'Says that E85 needs 30 to 40 % more flow; not about this car.',
    href: 'https://chentuning.com/tuning',
  },
  {
    key: 'adaptronic',
    kind: 'M',
    title: 'Adaptronic, manual of a flex fuel module',
    shows: 'Says that E85 at the pump varies; not about this car.',
    href: 'https://s3.amazonaws.com/adaptronicupdaterfiles/Image/Support/EN/EN_MOD_028_FLEXFUEL.html',
  },
  {
    key: 'cobb',
    kind: 'M',
    title: 'COBB, overview of flex fuel on a Subaru',
    shows: 'How a maker of tuning programs shapes blends; another car.',
    href: 'https://cobbtuning.atlassian.net/wiki/pages/diffpages.action?originalId=3284271139&pageId=3286958112',
  },
  {
    key: 'owners-club-141708',
    kind: 'T',
    title: 'Owners’ club thread 141708',
    shows: 'Parts and lamp of a cruise control fitted later.',
    href: 'https://forum.mx5oc.co.uk',
  },
  {
    key: 'owners-club-133737',
    kind: 'T',
    title: 'Owners’ club thread 133737',
    shows: 'Price of a cruise control kit from another maker.',
    href: 'https://forum.mx5oc.co.uk',
  },
  {
    key: 'owners-club-137980',
    kind: 'T',
    title: 'Owners’ club thread 137980',
    shows: 'An oil gauge that stayed normal with little oil.',
    href: 'https://forum.mx5oc.co.uk',
  },
  {
    key: 'miata-garage',
    kind: 'T',
    title: 'miata.net garage, oil pressure gauge',
    shows: 'Threads, senders and the gauge of earlier MX-5s.',
    href: 'http://www.miata.net/garage/opg_mod/index.html',
  },
  {
    key: 'theoldone',
    kind: 'T',
    title: 'theoldone.com, where to fit an oil gauge',
    shows: 'Why a heavy fitting on the block breaks.',
    href: 'http://theoldone.com/articles/oilpressure',
  },
  {
    key: 'champbot',
    kind: 'W',
    title: 'ChampBot2016 wiki, pressure transducer',
    shows: 'Formula and notes for 0.5 to 4.5 V senders; not about this car.',
    href: 'https://github.com/bjornburton/ChampBot2016/wiki/Transducer',
  },
  {
    key: 'ecu-calibration',
    kind: 'W',
    title: 'A commented logging file for another make',
    shows:
      'An owner’s notes on the keys, the header limit, sample groups and triggers of the same adapter.',
    href: 'https://github.com/Jafner/ECU-Calibration',
  },
  {
    key: 'tactrix-logging',
    kind: 'W',
    title: 'Logging notes of an owner of other makes',
    shows:
      'Lights, intervals and header lengths over many versions of one logging file, with the maker’s comment on triggers.',
    href: 'https://github.com/Ivshti/tactrix-logging',
  },
  {
    key: 'public-logs',
    kind: 'R',
    title: 'Public OpenPort logs of other cars',
    shows: '480 CSV files that the same adapter wrote on other makes; none of an NC is public.',
  },
  {
    key: 'legacygt',
    kind: 'T',
    title: 'legacygt.com, no log on an 8 GB card',
    shows: 'An owner of another make whose adapter wrote nothing; the cause was never proven.',
    href: 'http://legacygt.com/forums/showthread.php?t=238374',
  },
  {
    key: 'evom-763620',
    kind: 'T',
    title: 'evolutionm.net, lights cycle and nothing is logged',
    shows: 'Another make; several cards, files and two adapters, cause never found.',
    href: 'https://www.evolutionm.net/forums/ecu-flash/763620-evo-7-wont-log-sd-card-tactrix-2-0-a.html',
  },
  {
    key: 'three-si',
    kind: 'T',
    title: '3si.org on logging with the OpenPort',
    shows: 'Owners of another make on the size and format of the card.',
    href: 'http://www.3si.org/forum/5640151-post1.html',
  },
  {
    key: 'turbocolt',
    kind: 'T',
    title: 'turbocolt.com on logging',
    shows: 'An owner of another make on the card.',
    href: 'http://turbocolt.com/category/logging/',
  },
  {
    key: 'obd-standard',
    kind: 'T',
    title: 'Pages on standard OBD parameters',
    shows:
      'The scaling of parameter 3C, and on forum.freematics.com the codes of parameter 03; the standard itself was not read.',
    href: 'https://forum.realdash.net/t/target-ids-for-catalyst-temperature/8246',
  },
  {
    key: 'manual-p0300',
    kind: 'M',
    title: 'Mazda MX-5 manual, code P0300',
    shows:
      'The engine lamp flashes for a misfire that can damage the catalyst; 2009 and 2014 alike.',
    href: 'https://lemon.leoquadpod.com/Mazda/2014/MX-5%20Miata%20Club%2C%20Standard%20Trans/Repair%20and%20Diagnosis/Engine%20Performance/System/On-Board%20Diagnostic%20%5BEngine%20Control%20System%20LF%5D/DTC%20P0300/',
  },
  romdropIssue(
    15,
    'LFH9EF: the launch-control rpm reacts only while manual blending is on; unanswered.',
  ),
  {
    key: 'pistonheads-torque',
    kind: 'T',
    title: 'PistonHeads thread on torque limits',
    shows: 'An owner’s remark that first and second gear are limited.',
    href: 'https://www.pistonheads.com/gassing/topic.asp?h=0&f=47&t=1610778&i=320',
  },
  {
    key: 'mighty5s',
    kind: 'T',
    title: 'mighty5s thread on torque limits',
    shows: 'Another owner’s remark on limits in the low gears.',
    href: 'https://mighty5s.com/thread/1078/horneys-mk3-sport-project-tan?page=10',
  },
  {
    key: 'sunstar',
    kind: 'T',
    title: 'Sun.Star, a column on engine performance, 2017',
    shows:
      'A newspaper columnist’s air-fuel ratios for power, 12.5 without boost; not about this car.',
    href: 'https://weekend.sunstar.com.ph/blog/2017/01/01/holy-grail-engine-performance/',
  },
  {
    key: 'just-technology',
    kind: 'T',
    title: 'An owner’s page on the oil gauge of his NC, March 2022',
    shows: 'Says that the gauge only varies with rpm and that there is an oil pressure switch.',
    href: 'https://just-technology.co.uk/engine-issues/',
  },
  {
    key: 'other-romdrop',
    kind: 'M',
    title: 'reissbaker/romdrop, another project',
    shows: 'An upload server that shares only the name.',
    href: 'https://github.com/reissbaker/romdrop',
  },
  {
    key: 'mazda-fuel',
    kind: 'M',
    title: 'Mazda owner’s manual, fuel requirements',
    shows:
      'Octane in two scales, and at most 10 % ethanol; read for the MX-5 of 2003 and 2017, not for an NC.',
    href: 'https://www.autoguidegalaxy.com/2017-mazda-model-mx-5-owners-manual-in-english/',
  },
  {
    key: 'program',
    kind: 'P',
    title: 'Program of the engine computer, two readers',
    shows:
      'Two readers, apart from each other, read the machine code of 100 factory images and found the same. No car was involved.',
  },
  {
    key: 'program-one',
    kind: 'P',
    title: 'Program of the engine computer, one of the two readers',
    shows:
      'The same reading, where one reader found it and the other did not, or took it for something else.',
    oneReader: true,
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

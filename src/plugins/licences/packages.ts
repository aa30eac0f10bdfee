import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A module of the bundle, as the bundler's statistics tell it: one file, or several put together. */
export interface BundledModule {
  /** The file of the module, absolute; missing for what the bundler makes itself. */
  readonly nameForCondition?: string | null | undefined;
  /** The modules that were put together into this one. */
  readonly modules?: readonly BundledModule[] | undefined;
}

/** A package of which readers get a part. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** The identifier that its authors give, in the words of SPDX. */
  readonly license: string;
  /** The texts that lie in it, its licence and notices; else a line that says there are none. */
  readonly texts: readonly string[];
}

interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly license?: unknown;
  readonly author?: unknown;
}

const inPackage = /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The folders of the packages that these modules come from, each once. */
export function packageFolders(modules: readonly BundledModule[]): readonly string[] {
  const folders = new Set<string>();
  const collect = ({ nameForCondition, modules: parts = [] }: BundledModule): void => {
    const folder = inPackage.exec(nameForCondition ?? '')?.groups?.folder;
    if (folder) folders.add(folder);
    parts.forEach(collect);
  };
  modules.forEach(collect);
  return [...folders];
}

const licenseFile = /^(licence|license|copying|notice)(-\w+)?(\.(md|markdown|txt))?$/i;
const readme = /^readme\.(md|markdown)$/i;
const licenseSection = /^#+\s*(?:licence|license)\b.*\n(?<text>[^]+)/im;

/** The texts of a package's licence: files of that name, else what its read-me says. */
function licenseTexts(folder: string): readonly string[] {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(folder).sort();
  const texts = files.filter((file) => licenseFile.test(file)).map(read);
  if (texts.length > 0) return texts;
  return files
    .filter((file) => readme.test(file))
    .flatMap((file) => licenseSection.exec(read(file))?.groups?.text ?? []);
}

/**
 * What a package says of its licence.
 *
 * @param folder the package's own
 * @throws if it names none: nobody may pass it on then
 */
export function packageIn(folder: string): Package {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof license !== 'string')
    throw new Error(`guide-licences: the package in ${folder} names no licence`);
  const texts = licenseTexts(folder).map((text) => text.trim());
  const by = typeof author === 'string' ? ` and its author ${author}` : '';
  const none = `No text of the licence lies in this package. It names ${license}${by}.`;
  return { name, version, license, texts: texts.length > 0 ? texts : [none] };
}

const line = '-'.repeat(80);

/** One text file that names every package with its version, its licence and the licence's words. */
export function licencesText(intro: string, packages: readonly Package[]): string {
  const entries = packages
    .map(({ name, version, license, texts }) => ({
      head: `${name} ${version} (${license})`,
      texts,
    }))
    .sort((a, b) => (a.head < b.head ? -1 : 1));
  return [
    intro,
    entries.map(({ head }) => head).join('\n'),
    ...entries.map(({ head, texts }) => [line, head, line, '', texts.join('\n\n')].join('\n')),
    '',
  ].join('\n\n');
}

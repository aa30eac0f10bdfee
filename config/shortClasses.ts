import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** A class of a stylesheet that belongs to one component: the file, and the name in it. */
type OwnClass = `${string} ${string}`;

const digits = 36;

/** `_0`, `_1`, … `_z`, `_10`: no class of the theme or of the shell begins with an underline. */
const shortName = (place: number): string => `_${place.toString(digits)}`;

/** The classes that a stylesheet names. Numbers with a point, such as `.5rem`, are none. */
const classesIn = (css: string): string[] =>
  [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** A short name for each class, the same for the same stylesheets. */
export function shortNames(sheets: ReadonlyMap<string, string>): ReadonlyMap<OwnClass, string> {
  const classes = [...sheets].flatMap(([file, css]) =>
    classesIn(css).map((name): OwnClass => `${file} ${name}`),
  );
  const each = [...new Set(classes)].sort();
  return new Map(each.map((one, place) => [one, shortName(place)]));
}

interface CssModules {
  readonly modules?: {
    getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => unknown;
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The settings of the loader that names the classes, in one of the bundler's rules. */
const optionsIn = (rule: unknown): CssModules[] =>
  isObject(rule) && 'use' in rule && Array.isArray(rule.use)
    ? rule.use.flatMap((use: unknown) =>
        isObject(use) && 'options' in use && isObject(use.options) ? [use.options] : [],
      )
    : [];

/**
 * Gives the classes of the components names of two or three signs in the built site. The usual name and
 * hash is the longest word of most elements of a drawing, and a hash cannot be compressed.
 */
export function shortClasses({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src', 'components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));
  const names = shortNames(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  return {
    name: 'guide-short-classes',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') return {};
      for (const { modules } of (config.module?.rules ?? []).flatMap(optionsIn)) {
        // What has no short name, a class of the theme, is named as usual.
        if (modules)
          modules.getLocalIdent = ({ resourcePath }, _pattern, name) =>
            names.get(`${resourcePath} ${name}`);
      }
      return {};
    },
  };
}

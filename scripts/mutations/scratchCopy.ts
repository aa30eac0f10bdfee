import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What is made anew in a copy, or belongs to the original alone. */
const leftBehind = new Set(['.cache', '.docusaurus', '.git', 'build', 'look', 'test-results']);

/**
 * Copies the project to a folder of its own, with links to the installed packages in place of copies.
 *
 * @returns nothing; what stood in the folder before is gone
 */
export function scratchCopy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === 'node_modules' || leftBehind.has(name)) continue;
    cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
  linkPackages(path.resolve(from, 'node_modules'), path.join(to, 'node_modules'));
}

/** Links every package one by one, so that a single one can be replaced by a copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) linkPackages(path.join(from, name), path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Puts a copy of an installed package in the place of its link. @throws if it is not installed */
export function ownPackage(from: string, copy: string, name: string): void {
  const original = path.join(from, 'node_modules', name);
  if (!existsSync(original)) throw new Error(`There is no package ${name}.`);
  const own = path.join(copy, 'node_modules', name);
  rmSync(own, { recursive: true });
  cpSync(original, own, { recursive: true, dereference: true });
}

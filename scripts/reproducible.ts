/**
 * `npm run reproducible`: builds the last commit twice, in two folders, two time zones and two years, and
 * names every file that differs. The packages are those installed here.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApart } from './builtSite/buildApart';

const yearInMs = 31_557_600_000;

const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));

/** A clock that is a year ahead, for the build and all its workers. */
const clock = path.join(folder, 'clock.cjs');
writeFileSync(
  clock,
  `const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...parts) { if (parts.length > 0) super(...parts); else super(Date.now()); }
  static now() { return now() + ${yearInMs}; }
};`,
);

const rooms = [
  { name: 'one', env: { TZ: 'Pacific/Auckland' } },
  { name: 'another-with-a-longer-name', env: { TZ: 'UTC', NODE_OPTIONS: `--require ${clock}` } },
];

const filesOf = (built: string): Map<string, Buffer> =>
  new Map(
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(built, file), readFileSync(file)]),
  );

try {
  const [one = new Map<string, Buffer>(), another = new Map<string, Buffer>()] = rooms.map(
    ({ name, env }) => filesOf(buildApart({ room: path.join(folder, name), commit: 'HEAD', env })),
  );
  const names = [...new Set([...one.keys(), ...another.keys()])].sort();
  const different = names.filter((name) => {
    const [first, second] = [one.get(name), another.get(name)];
    return !first || !second || !first.equals(second);
  });
  console.log(different.map((name) => `differs: ${name}\n`).join(''));
  console.log(`${names.length - different.length} of ${names.length} files are the same.`);
  process.exitCode = different.length > 0 || names.length === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

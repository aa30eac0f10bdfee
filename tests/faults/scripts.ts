import { readdirSync, readFileSync } from 'node:fs';

/** All scripts of the built guide. */
export const allScripts: readonly string[] = readdirSync('build/assets/js').filter((file) =>
  file.endsWith('.js'),
);

const html = readFileSync('build/index.html', 'utf8');

/** Those without which the page is not alive: it names them itself. */
export const firstScripts = allScripts.filter((file) => html.includes(`/assets/js/${file}`));

/** The styles of the screen, without which nothing is drawn until they have come or failed. */
export const firstStyles = readdirSync('build/assets/css').filter((file) =>
  file.startsWith('styles.'),
);

/** Those that are asked for when readers want something. */
export const lateScripts = allScripts.filter((file) => !firstScripts.includes(file));

/** The drawings and tables that come when readers near them. */
export const lateFiles: readonly string[] = ['figures', 'tables'].flatMap((folder) =>
  readdirSync(`build/assets/${folder}`).filter((file) => file.endsWith('.txt')),
);

import { createHash } from 'node:crypto';

/** The sources of each kind of content, by directive: `{ 'img-src': ["'self'"] }`. */
export type Directives = Readonly<Record<string, readonly string[]>>;

const scripts = /<script([^>]*)>([^]*?)<\/script>/g;

/** Blocks of data, such as JSON-LD, are never run. */
const isData = (attributes: string): boolean =>
  /\btype=/.test(attributes) && !/\btype="?(?:module|text\/javascript)/.test(attributes);

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hashes of the scripts that stand in a page itself, as a policy names them. */
export const inlineScriptHashes = (html: string): readonly string[] => [
  ...new Set(
    Array.from(html.matchAll(scripts), ([, attributes = '', script = '']) => ({
      attributes,
      script,
    }))
      .filter(({ attributes, script }) => script && !isData(attributes))
      .map(({ script }) => hashOf(script)),
  ),
];

/** The policy as one line; the hashes join the sources of scripts. */
const policyOf = (directives: Directives, hashes: readonly string[]): string =>
  Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '),
    )
    .join('; ');

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * The page with its policy, straight after the charset, before anything that the policy is about.
 *
 * @throws if the page does not say its charset
 */
export function withPolicy(html: string, directives: Directives): string {
  if (!charset.test(html))
    throw new Error('guide-content-security-policy: a page without a charset has no place for it');
  const policy = policyOf(directives, inlineScriptHashes(html));
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

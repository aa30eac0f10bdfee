/**
 * Mends the address before anything reads it (R18, R19).
 *
 * `/index.html`, `/index` and `name.html` become the path without the suffix: the router would do it
 * too, but only after the pages were chosen by the raw path, which ends in a hydration error. An
 * address that is not valid UTF-8 would stop hydration; its percent signs are spelt
 * out, so that it leads to the not-found page like any other wrong address.
 */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { cleanPath } from './cleanPath';

if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname)
    window.history.replaceState(window.history.state, '', clean + search + hash);
}

import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** ` : version of 2026-11-22`, or nothing where the build does not know its date. */
const ofVersion = (version: unknown): string =>
  typeof version === 'string' && version ? `: version of ${version}` : '';

/**
 * Whether the guide is kept on this device, and of which version. All that it can say stands in the page;
 * `src/components/shell/offline` sets the state by which the styles show one of it. Without script the
 * first line stays.
 */
export function OnThisDevice(): ReactNode {
  const { version } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <p className="on-this-device" data-on-this-device="unknown">
      <span data-when="unknown">Opens without a network once it is kept on this device.</span>
      <span data-when="coming">Being kept on this device, so that it opens without a network.</span>
      <span data-when="kept">
        Kept on this device, opens without a network{ofVersion(version)}.
      </span>
      <span data-when="failed">
        Not kept on this device: not all files came, or there is no room. The next visit tries
        again.
      </span>
      <span data-when="off">Not kept on this device: you switched that off.</span>{' '}
      <button type="button" data-when="coming kept failed" data-keep="no">
        Do not keep it
      </button>
      <button type="button" data-when="off" data-keep="yes">
        Keep it
      </button>
    </p>
  );
}

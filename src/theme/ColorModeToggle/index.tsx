// Change: exactly two states, named in the static HTML too; an invalid stored value is mended and its
// key removed. Stock says "system mode" before hydration and after a reset, although the system is
// not respected here. Eject, safe. Serves R64, R67 to R74.
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/ColorModeToggle';
import { Icon } from '@site/src/components/article/Icon';

type Mode = 'light' | 'dark';

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark';

const labelOf = (mode: Mode): string =>
  mode === 'dark'
    ? translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' })
    : translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' });

/** Replaces what an earlier site or a curious reader left in storage and on the page. */
function useMendedMode(mode: Mode): void {
  useEffect(() => {
    const stored = createStorageSlot('theme');
    const value = stored.get();
    if (value !== null && !isMode(value)) stored.del();
    const root = document.documentElement;
    if (!isMode(root.getAttribute('data-theme'))) root.setAttribute('data-theme', mode);
  }, [mode]);
}

export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { defaultMode } = (themeConfig as { colorMode: { defaultMode: Mode } }).colorMode;
  const mode = value ?? defaultMode;
  const label = labelOf(mode);
  useMendedMode(mode);
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', 'colour-toggle', buttonClassName)}
        disabled={!isBrowser}
        title={label}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
          },
          { mode: label },
        )}
        onClick={() => onChange(mode === 'dark' ? 'light' : 'dark')}
      >
        <Icon name="moon" className="when-light" />
        <Icon name="sun" className="when-dark" />
      </button>
    </div>
  );
}

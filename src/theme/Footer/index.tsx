// Change: each group of links is a labelled section under a real heading, and links that open a new
// tab say so in words; stock uses plain boxes and a label on a picture. Frame, logo, flat lists and
// copyright stay stock. Wrap, safe. Serves R9 to R13, R45, R54 to R57.
import type { ReactNode } from 'react';
import { isMultiColumnFooterLinks, useThemeConfig } from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
import FooterLinks from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';
import { LinkGroups } from '@site/src/components/shell/LinkGroups';

export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (!footer) return null;
  const { copyright, links, logo, style } = footer;
  const list = isMultiColumnFooterLinks(links) ? (
    <LinkGroups links={links} />
  ) : (
    <FooterLinks links={links} />
  );
  return (
    <FooterLayout
      style={style}
      links={links.length > 0 && list}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  );
}

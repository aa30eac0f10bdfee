import Link from '@docusaurus/Link';
import { isMultiColumnFooterLinks } from '@docusaurus/theme-common';
import type { FooterLinkItem, ThemeConfig } from '@docusaurus/theme-common';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { ReactNode } from 'react';

type Links = NonNullable<ThemeConfig['footer']>['links'];

function Item({ item }: { readonly item: FooterLinkItem }): ReactNode {
  const { html, label, to, href } = item;
  // The configuration's author wrote this HTML; no reader can change it.
  if (html) return <span dangerouslySetInnerHTML={{ __html: html }} />;
  const leaves = href !== undefined && !isInternalUrl(href);
  return (
    <Link className="footer__link-item" {...(to ? { to } : { href: href ?? '' })}>
      {label}
      {leaves && <span className="visually-hidden"> (opens in a new tab)</span>}
    </Link>
  );
}

const List = ({ items }: { readonly items: readonly FooterLinkItem[] }): ReactNode => (
  <ul className="footer__items clean-list">
    {items.map((item) => (
      <li key={item.href ?? item.to ?? item.html} className="footer__item">
        <Item item={item} />
      </li>
    ))}
  </ul>
);

export interface LinkGroupsProps {
  /** Groups with a title, or one flat list. */
  readonly links: Links;
}

/** The groups of links of the footer, each under a real heading. */
export function LinkGroups({ links }: LinkGroupsProps): ReactNode {
  if (!isMultiColumnFooterLinks(links)) return <List items={links} />;
  return (
    <div className="link-groups">
      {links.map(({ title, items }) => (
        <section key={title} aria-label={title ?? undefined}>
          <h2 className="footer__title">{title}</h2>
          <List items={items} />
        </section>
      ))}
    </div>
  );
}

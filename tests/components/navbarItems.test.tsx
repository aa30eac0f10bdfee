import { splitNavbarItems } from '@docusaurus/theme-common/internal';
import { placedRight } from '@site/config/navbarItems';
import NavbarItem from '@theme/NavbarItem';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

/** An item as a configuration could give it, also one that the types would refuse. */
const AnyItem = NavbarItem as ComponentType<Record<string, string>>;

interface PlacedItem {
  readonly label: string;
  readonly position?: 'left' | 'right';
}

/** An item of the bar in the site of the stand-ins, in which no docs plugin is enabled. */
const rendered = (item: Record<string, string>): string =>
  renderToString(
    <MemoryRouter>
      <AnyItem {...item} />
    </MemoryRouter>,
  );

test('without our default the theme puts an item on the right', { tags: '@R53' }, () => {
  const items: PlacedItem[] = [{ label: 'none' }];
  expect(splitNavbarItems(items)).toEqual([[], items]);
});

test('items stand left or right, and right by default', { tags: '@R53' }, () => {
  const items = placedRight<PlacedItem>([
    { label: 'none' },
    { label: 'left', position: 'left' },
    { label: 'right', position: 'right' },
  ]);
  const [left, right] = splitNavbarItems(items);
  expect(left).toEqual([{ label: 'left', position: 'left' }]);
  expect(right).toEqual([
    { label: 'none', position: 'right' },
    { label: 'right', position: 'right' },
  ]);
});

test.each(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'])(
  'an item of type %s says that it needs the docs plugin',
  { tags: '@R105' },
  (type) => {
    const item = { type, docId: 'index', sidebarId: 'default', label: 'Contents' };
    expect(() => rendered(item)).toThrow(
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
    );
  },
);

test('no component is found for an unknown type', { tags: '@R107' }, () => {
  expect(() => rendered({ type: 'custom-nonsense' })).toThrow(
    'No NavbarItem component found for type "custom-nonsense".',
  );
});

import type { ThemeConfig } from '@docusaurus/preset-classic';

/** The three groups that the specification names (R9 to R13). The year is part of it, not computed. */
export const footer: ThemeConfig['footer'] = {
  style: 'dark',
  links: [
    {
      title: 'Communities',
      items: [
        { label: 'RomDrop group', href: 'https://www.facebook.com/groups/romdrop' },
        { label: 'Tuning chat', href: 'https://www.facebook.com/messages/t/5986216474790292/' },
        { label: 'NC forum', href: 'https://forum.miata.net/vb/forumdisplay.php?f=151' },
      ],
    },
    {
      title: 'Resources',
      items: [
        {
          label: 'OEM ROM folder',
          href: 'https://github.com/VIRUXE/ncmiatatuning-docs/tree/main/static/roms',
        },
        {
          label: 'Owner’s manual 2008 (PDF)',
          href: 'https://github.com/VIRUXE/ncmiatatuning-docs/blob/main/2008-mx-5-owners-manual.pdf',
        },
      ],
    },
    {
      title: 'External resources',
      items: [
        { label: 'RomDrop source', href: 'https://github.com/speepsio/romdrop' },
        {
          label: 'Development thread',
          href: 'https://forum.miata.net/vb/showthread.php?t=630805',
        },
        { label: 'Roadster blog, technical', href: 'https://www.roadster.blog/p/technical.html' },
      ],
    },
  ],
  copyright: 'Copyright © 2025',
};

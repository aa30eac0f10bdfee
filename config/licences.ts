/** What readers get of others: the file that names it, and the packages that the bundler never meets. */
export const shippedLicences = {
  file: 'licences.txt',
  intro: [
    'Programs of others that this guide is shipped with, each under its own licence.',
    'The guide itself: LICENSE and LICENSE-TEXT.md in its repository.',
  ].join('\n'),
  besideBundler: [
    '@fontsource/b612',
    'katex',
    'workbox-core',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
  ],
} as const;

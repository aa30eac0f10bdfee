import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The minifier of the build leaves out quotes, end tags and slashes that HTML does not need.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'void-style': 'off',
    // KaTeX places the parts of a formula with style attributes.
    'no-inline-style': 'off',
    // The stock skip link is a div with the role region. A field that does not work yet is no control:
    // browsers lay out the part around each (see src/components/instruments/kit/StillValue).
    'prefer-native-element': ['error', { exclude: ['region', 'textbox'] }],
    // A lone ampersand in a sample file is valid HTML, and the minifier leaves it so.
    'no-raw-characters': ['error', { relaxed: true }],
    // Docusaurus and React begin some ids with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'selector-class-pattern': [
      '^[a-z]+([-_]{0,2}[a-zA-Z0-9]+)*$',
      { message: 'A class begins with a small letter; the stock theme keeps its own names.' },
    ],
    // Breakpoints are written as the stock theme writes them, so that one search finds both.
    'media-feature-range-notation': null,
    // Tokens stand in groups of their own; names of typefaces and paper sizes keep their capitals.
    'custom-property-empty-line-before': null,
    'value-keyword-case': [
      'lower',
      { ignoreProperties: ['/^--site-/', 'font-family', '/^size$/'] },
    ],
    'import-notation': 'string',
    'declaration-property-value-no-unknown': true,
    // CSS modules.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Colours come from the tokens; what overrules the stock theme says why where it stands.
    'color-named': 'never',
    'declaration-no-important': true,
    // Rules stand by the thing they dress, not by weight.
    'no-descending-specificity': null,
  },
};

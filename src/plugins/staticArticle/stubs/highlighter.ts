/** Replaces the theme's client module that loads Prism and its grammars. */
export {};

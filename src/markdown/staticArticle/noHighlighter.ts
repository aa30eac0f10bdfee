/** Stands in for the client module of the theme that loads a highlighter and its grammars. */
export {};

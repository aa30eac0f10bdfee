import { Prism } from 'prism-react-renderer';

/** A logging file of the OpenPort: `key = value` lines and comments behind a semicolon. */
Prism.languages.logcfg = {
  comment: /;.*/,
  keyword: { pattern: /(^|\n)[ \t]*\w+(?=[ \t]*=)/, greedy: true },
  number: /\b0x[\da-f]+\b|-?\b\d+(?:\.\d+)?\b/i,
  operator: /[=,]/,
};

/** A formula in reverse Polish notation: numbers, `x` or a parameter's name, operators. */
Prism.languages.rpn = {
  number: /-?\b\d+(?:\.\d+)?\b/,
  operator: /[-+*/,^]/,
};

export { Prism };

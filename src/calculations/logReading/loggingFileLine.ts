/** A line of RomDrop’s logging file, which says what to log. */
export const loggingFileLine =
  /^\s*;?\s*(?:type|protocolid|paramname|paramid|calcsampinterval)\s*=/im;

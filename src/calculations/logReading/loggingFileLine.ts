/** A line of RomDrop’s logging file, which says what to log. */
export const loggingFileLine =
  /^[^\S\n]*;?[^\S\n]*(?:type|protocolid|paramname|paramid|calcsampinterval)\s*=/im;

/** What is said of a file that was there when it was chosen, and cannot be read to its end. */
export const unreadFile =
  'The browser could not read this file to its end. Put the card back in, and open it again.';

import type { Door } from './doors';

/** For the owner whose car is dead after a flash: stands first, and small in the bar of every screen. */
export const emergencyDoor: Door = {
  to: 'when-a-flash-fails',
  words: 'It went wrong',
  line: 'A flash stopped. The car is dead. Lamps stay on.',
};

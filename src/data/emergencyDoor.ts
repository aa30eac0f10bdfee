/**
 * The door for the owner whose car is dead after a flash: first of the opening, and small in the bar of
 * every screen. What the bar does not show stands with the other doors.
 */
export const emergency = { to: 'when-a-flash-fails', words: 'It went wrong' };

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** `third`. @param gear 1 is first */
export const gearOrdinal = (gear: number): string => ordinals[gear - 1] ?? `${gear}th`;

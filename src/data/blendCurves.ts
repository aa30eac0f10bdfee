/** The number that is dialled or measured: ethanol content, 0 to 100 in 11 points. */
export const blendContent = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/**
 * What the patch writes: weights of the `[Flex]` twins, and the multiplier of
 * `[Flex] IPW Base - Ethanol Scaling`. Sources: the earlier guide’s picture and the definitions.
 */
export const defaultWeights = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
export const defaultEthanolScaling = [
  1, 1, 1.04, 1.09, 1.14, 1.19, 1.25, 1.32, 1.39, 1.48, 1.57,
] as const;

/** The earlier guide’s curve for a sweep of six cam angles. */
export const camSweepWeights = [0, 0.2, 0.4, 0.6, 0.8, 1, 1, 1, 1, 1, 1] as const;

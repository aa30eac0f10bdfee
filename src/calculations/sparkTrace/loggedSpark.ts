/** `SPARKADV` counts in steps of 0.5°. */
const stepDegrees = 0.5;

/** The one or two values between which a log shows a spark, lower first. */
export const loggedSpark = (finalDegrees: number): readonly number[] => {
  const steps = Number((finalDegrees / stepDegrees).toFixed(6));
  const [low, high] = [Math.floor(steps) * stepDegrees, Math.ceil(steps) * stepDegrees];
  return low === high ? [low] : [low, high];
};

/** Where the limits of the guide lie; the words stand beside, the sources in the section they name. */
export const thresholds = {
  /** Leaner than this at full throttle without boost: lift. */
  leanWithoutBoostLambda: 0.92,
  leanUnderBoostLambda: 0.85,
  /** Measured so much leaner than commanded: lift. */
  leanerThanCommandedLambda: 0.03,
  /** What the stock sensor reads; its ends are no measurements. */
  sensorLambda: { least: 0.759, most: 1.379 },
  /** Richer than this the stock sensor cannot confirm. */
  confirmedLambda: 0.78,
  /** Highest duty of an injector for long. */
  dutyPercent: 85,
  /** End of the stock air meter. */
  airMeterGramsPerSecond: 213.6,
  /** One event of 1.7° as a log may show it; more is a second one. */
  oneKnockDegrees: 1.76,
  intakeAirCelsius: 50,
  /** From here on no further pull; from 110 °C the engine goes off. */
  endOfPullsCoolantCelsius: 105,
  /** Coolant with which added spark is judged. */
  sparkCoolantCelsius: { least: 85, most: 100 },
  /** Beyond this a trim, or the correction of a cell, asks for its cause first. */
  faultFirstPercent: 10,
  /** Combined trims within this are good enough to go on to the mixture. */
  acceptedTrimPercent: 5,
  /** The computer holds the long-term trim within this. */
  longTermTrimEndPercent: 20,
  /** What the cells of `Load Scaling` hold in the stock files. */
  stockScaling: { least: 0.7758, most: 1.249 },
  /** Where the computer listens for knock, stock. */
  knockListening: { leastRpm: 1000, mostRpm: 5250, leastLoad: 0.4 },
} as const;

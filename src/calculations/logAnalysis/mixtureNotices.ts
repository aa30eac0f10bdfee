import { notice, type Notice } from '../limits/notice';
import type { MixtureReport } from './LogAnalysis';
import { delayModel, modelledDelay } from './modelledDelay';
import { printedNumber } from './printedNumber';

/** What the table of the mixture stands on, and the log does not prove. */
export const mixtureNotices = ({
  cannot,
  delay,
  longTrimKnown,
}: MixtureReport): readonly Notice[] => {
  if (cannot !== '') return [];
  const { exhaustGrams, sensorSeconds, longestSeconds } = delayModel;
  return [
    notice('logMixtureByRows'),
    ...(delay.usedFrom === 'model'
      ? [
          notice('logDelayModelled', {
            grams: String(exhaustGrams),
            sensor: String(sensorSeconds),
            longest: String(longestSeconds),
            idle: printedNumber(modelledDelay(800, 3), 2),
            full: printedNumber(modelledDelay(6500, 130), 2),
          }),
        ]
      : []),
    notice(longTrimKnown ? 'logMixtureWithLearned' : 'logMixtureLearnedUnknown'),
  ];
};

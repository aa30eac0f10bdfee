import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedLambda } from '../data/publishedLambda';
import { completeWithout, dangerousAdviceIn, sectionsOf } from './testing/dangerousAdvice';

const folder = path.resolve('docs', '_chapters');
const chapters = readdirSync(folder).map(
  (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
);

describe.each(chapters)('%s', (_file, source) => {
  it('gives no advice that can do harm', () => {
    expect(dangerousAdviceIn(source)).toEqual([]);
  });
});

describe('the data', () => {
  it('has no full-throttle target leaner than the limit without boost', () => {
    expect(publishedLambda.filter(([, lambda]) => lambda > 0.92)).toEqual([]);
  });
});

describe('procedures without stop or way back', () => {
  it('are all in the guide, and still lack what they are excused from', () => {
    const sections = chapters.flatMap(([, source]) => sectionsOf(source));
    const idle = [...completeWithout].filter(([id, [missing]]) => {
      const own = sections.find((section) => section.id === id)?.source;
      return own === undefined || missing.split(' ').every((block) => own.includes(`:::${block}`));
    });
    expect(idle).toEqual([]);
  });
});

const procedure = (steps: string, more = ''): string => `### A job {/* #a-job */}

:::steps

1. ${steps}

:::

:::stop

the lamp flashes.

:::

:::undo

Flash the old file (<See id="flash-the-rom" />).

:::
${more}`;

describe('what is refused', () => {
  it.each([
    ['a procedure without stop', procedure('Open it.').replace(':::stop', ':::note')],
    ['a procedure without way back', procedure('Open it.').replace(':::undo', ':::note')],
    [
      'a flash without its battery',
      procedure('Press F and wait.').replace(' (<See id="flash-the-rom" />)', ''),
    ],
    ['a rev limit alone', procedure('Open it.', '\nA rev limit of 7800 rpm makes power.\n')],
    [
      'a rev limit called safe',
      procedure('Open it.', '\nNobody knows more. A fuel cut of 7600 rpm is safe to use.\n'),
    ],
    [
      'a lean target as lambda',
      procedure('Open it.', '\nSet the mixture at full throttle to lambda 0.95.\n'),
    ],
    ['a lean target as air to petrol', procedure('Ask for a mixture of 14.2 at full throttle.')],
  ])('%s', (_case, source) => {
    expect(dangerousAdviceIn(source)).toHaveLength(1);
  });

  it('nothing in a procedure that has all', () => {
    expect(
      dangerousAdviceIn(
        procedure(
          'Press F. Set the mixture at full throttle to lambda 0.88.',
          '\nNo figure is known to be safe. The fuel cut stands at 7500 rpm.\n',
        ),
      ),
    ).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { repeatErrors, repeatsIn } from './repeats';
import { statementsOf } from './statements';

const chapter = `## Power {/* #power */}

Lift at \`KNOCKR\` 1.41, never later.[guide] The limit is 7000 rpm.

### Mixture {/* #mixture */}

| Name | Value |
| --- | --- |
| \`KNOCKR\` | 1.41 |

See step 3 of \`KNOCKR\`.

### Spark {/* #spark */}

- At \`KNOCKR\` of 1.41 (<See id="power" />) end the pull.
`;

it('reads what a sentence and what a row of a table tell', () => {
  expect(statementsOf(chapter)).toEqual([
    { name: 'KNOCKR', number: '1.41', section: 'power', line: 3 },
    { name: 'KNOCKR', number: '1.41', section: 'mixture', line: 9 },
    { name: 'KNOCKR', number: '1.41', section: 'spark', line: 15 },
  ]);
});

const repeat = { name: 'KNOCKR', number: '1.41', sections: ['power', 'mixture', 'spark'] };

it('counts sections, not sentences, and leaves a home with one reminder alone', () => {
  const statements = statementsOf(chapter);
  expect(repeatsIn([...statements, ...statements])).toEqual([repeat]);
  expect(repeatsIn(statements.slice(1))).toEqual([]);
});

it('wants a reason for a repeat, and a repeat for a reason', () => {
  const allowed = { name: 'KNOCKR', number: '1.41', reason: 'warns where the hand is' };
  expect(repeatErrors([repeat], [allowed])).toEqual([]);
  expect(repeatErrors([repeat], [])).toEqual([
    '`KNOCKR` with 1.41 is told in 3 sections: #power #mixture #spark',
  ]);
  expect(repeatErrors([], [allowed])[0]).toContain('no longer repeated');
});

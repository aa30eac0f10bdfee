import { expect, test } from 'vitest';
import { findingsIn } from './findings';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const answer = {
  vulnerabilities: {
    parser: { via: [{ title: 'Reads too much', url, severity: 'high' }] },
    builder: { via: ['parser'] },
  },
};

test('a finding without an explanation is named once, with its package', () => {
  expect(findingsIn(answer, []).unexplained).toEqual([`parser: Reads too much (high) ${url}`]);
});

test('an explained finding may stay, and an explanation of nothing may not', () => {
  const explained = [{ advisory: 'GHSA-aaaa-bbbb-cccc', why: 'It reads our own files only.' }];
  expect(findingsIn(answer, explained)).toEqual({ unexplained: [], idle: [] });
  expect(findingsIn({ vulnerabilities: {} }, explained).idle).toEqual(['GHSA-aaaa-bbbb-cccc']);
});

test('an answer that is no report is no good news', () => {
  expect(() => findingsIn({ message: '405 Method Not Allowed' }, [])).toThrow();
});

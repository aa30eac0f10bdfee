import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { externalLinks, reportOf } from './report';

const page = new JSDOM(`
  <div class="part"><h3 data-number="4.7"></h3><a href="https://a.example/">a</a><a href="#x">x</a>
  <a href="https://host.example/o/r/edit/main/docs/x.mdx">Edit</a>
  <a href="https://host.example/o/r/issues/new?where=4.7">Report</a></div>
  <div class="part"><h3 data-number="5.1"></h3><a href="https://a.example/">a</a></div>
  <footer><a href="http://b.example/">b</a></footer>`).window.document;

it('names each external address once, with its sections', () => {
  expect(externalLinks(page)).toEqual([
    { address: 'https://a.example/', places: ['4.7', '5.1'] },
    { address: 'http://b.example/', places: ['around the text'] },
  ]);
});

it('reports the worst first and only counts what answers', () => {
  const link = (address: string) => ({ address, places: ['4.7'] });
  const report = reportOf([
    { ...link('https://ok.example/'), verdict: { kind: 'answers' } },
    { ...link('https://late.example/'), verdict: { kind: 'silent', afterMs: 20_000 } },
    { ...link('https://gone.example/'), verdict: { kind: 'gone', status: 404 } },
  ]);
  expect(report).toContain('1 of 3 external links answer.');
  expect(report).toContain('- https://gone.example/ (4.7): gone, 404');
  expect(report).toContain('- https://late.example/ (4.7): no answer within 20 s');
  expect(report).not.toContain('ok.example');
  expect(report.indexOf('## Gone')).toBeLessThan(report.indexOf('## Do not answer'));
});

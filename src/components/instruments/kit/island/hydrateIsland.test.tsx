// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hydrateIsland } from './hydrateIsland';

// jsdom has no stylesheets that scripts make.
vi.mock('../../../article/bringStyles', () => ({ bringStyles: () => undefined }));

const Part = () => <p>Answer</p>;

it('can be left before the browser has drawn again', async () => {
  const problem = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = vi.fn();
  window.addEventListener('error', told);
  const place = document.createElement('div');
  place.innerHTML = '<p>Answer</p>';
  hydrateIsland(place, Part).unmount();
  await new Promise((done) => {
    setTimeout(done, 50);
  });
  window.removeEventListener('error', told);
  expect(told).not.toHaveBeenCalled();
  expect(problem).not.toHaveBeenCalled();
  problem.mockRestore();
  expect(place.innerHTML).toBe('');
});

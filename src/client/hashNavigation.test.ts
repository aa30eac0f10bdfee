// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { movedIds } from '../data/movedIds';
import { goToHash } from './hashNavigation';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  window.location.hash = '';
  document.body.innerHTML =
    '<details id="outer"><details><p id="row"></p></details></details><p id="open"></p>';
});

const moved = 'formula-base-pulse';

const folds = (): boolean[] => [...document.querySelectorAll('details')].map(({ open }) => open);

describe('goToHash', () => {
  it('opens the folds around the target and scrolls to it', () => {
    window.location.hash = '#row';
    void goToHash();
    expect(folds()).toEqual([true, true]);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('leaves the page alone where nothing is folded, or nothing is named', () => {
    void goToHash();
    window.location.hash = '#open';
    void goToHash();
    window.location.hash = '#%E0%A4%A';
    void goToHash();
    expect(folds()).toEqual([false, false]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('leads from an id that has moved to its successor', async () => {
    const { [moved]: successor = '' } = movedIds;
    window.location.hash = `#${moved}`;
    await goToHash();
    expect(window.location.hash).toBe(`#${successor}`);
  });

  it('leaves readers where they have gone in the meantime', async () => {
    window.location.hash = `#${moved}`;
    const going = goToHash();
    window.location.hash = '#open';
    await going;
    expect(window.location.hash).toBe('#open');
  });

  it('stays where an unknown id leads nowhere', async () => {
    window.location.hash = '#toString';
    await goToHash();
    expect(window.location.hash).toBe('#toString');
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goToHash } from './hashNavigation';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  window.location.hash = '';
  document.body.innerHTML =
    '<details id="outer"><details><p id="row"></p></details></details><p id="open"></p>';
});

const folds = (): boolean[] => [...document.querySelectorAll('details')].map(({ open }) => open);

describe('goToHash', () => {
  it('opens the folds around the target and scrolls to it', () => {
    window.location.hash = '#row';
    goToHash({});
    expect(folds()).toEqual([true, true]);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('leaves the page alone where nothing is folded, or nothing is named', () => {
    goToHash({});
    window.location.hash = '#open';
    goToHash({});
    window.location.hash = '#%E0%A4%A';
    goToHash({});
    expect(folds()).toEqual([false, false]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('leads from an id that has moved to its successor', () => {
    window.location.hash = '#old';
    goToHash({ old: 'row' });
    expect(window.location.hash).toBe('#row');
  });

  it('stays where an unknown id leads nowhere', () => {
    window.location.hash = '#toString';
    goToHash({});
    expect(window.location.hash).toBe('#toString');
  });
});

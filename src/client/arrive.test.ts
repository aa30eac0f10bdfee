// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive } from './arrive';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  window.location.hash = '';
  document.body.innerHTML =
    '<details id="outer"><details><p id="row"></p></details></details><p id="open"></p>';
});

const folds = (): boolean[] => [...document.querySelectorAll('details')].map(({ open }) => open);

describe('arrive', () => {
  it('opens the folds around the place and goes there', () => {
    window.location.hash = '#row';
    arrive({});
    expect(folds()).toEqual([true, true]);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('leaves the page alone where nothing is folded, or nothing is named', () => {
    arrive({});
    window.location.hash = '#open';
    arrive({});
    window.location.hash = '#%E0%A4%A';
    arrive({});
    expect(folds()).toEqual([false, false]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('leads an id that has moved to its new place', () => {
    window.location.hash = '#old';
    arrive({ old: 'row' });
    expect(window.location.hash).toBe('#row');
  });

  it('stays where an unknown id leads nowhere', () => {
    window.location.hash = '#toString';
    arrive({});
    expect(window.location.hash).toBe('#toString');
  });
});

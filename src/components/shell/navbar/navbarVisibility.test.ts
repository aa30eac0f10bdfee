import { describe, expect, it } from 'vitest';
import { navbarAfter, navbarAtRest, type NavbarEvent } from './navbarVisibility';

const scroll = (scrollY: number): NavbarEvent => ({ type: 'scroll', scrollY, barHeight: 56 });
const after = (...events: NavbarEvent[]) => events.reduce(navbarAfter, navbarAtRest).visible;

describe('navbarAfter', () => {
  it('hides on the way down and shows on the way up', () => {
    expect(after(scroll(300))).toBe(false);
    expect(after(scroll(300), scroll(250))).toBe(true);
  });

  it('shows near the top', () => {
    expect(after(scroll(20), scroll(40))).toBe(true);
  });

  it('shows on a jump and ignores the scrolling of the jump', () => {
    expect(after(scroll(300), { type: 'jump' }, scroll(5000))).toBe(true);
    expect(
      after(scroll(300), { type: 'jump' }, scroll(5000), { type: 'settled' }, scroll(5100)),
    ).toBe(false);
  });

  it('keeps a hidden bar hidden while the program moves the page', () => {
    expect(after(scroll(300), { type: 'hold' }, scroll(200))).toBe(false);
  });
});

/** What the bar knows of the reader's movement. */
export interface NavbarState {
  readonly visible: boolean;
  /** Last scroll position in CSS pixels. */
  readonly scrollY: number;
  /** A jump is under way, or a place is held: this scrolling is not the reader's. */
  readonly jumping: boolean;
}

export type NavbarEvent =
  | { readonly type: 'scroll'; readonly scrollY: number; readonly barHeight: number }
  | { readonly type: 'jump' }
  /** The program itself is about to move the page: what is seen stays as it is. */
  | { readonly type: 'hold' }
  | { readonly type: 'settled' };

export const navbarAtRest: NavbarState = { visible: true, scrollY: 0, jumping: false };

/** The bar hides on the way down, shows on the way up, near the top, and on every jump (R31 to R33). */
export function navbarAfter(state: NavbarState, event: NavbarEvent): NavbarState {
  switch (event.type) {
    case 'jump':
      return { ...state, visible: true, jumping: true };
    case 'hold':
      return { ...state, jumping: true };
    case 'settled':
      return { ...state, jumping: false };
    case 'scroll': {
      const { scrollY, barHeight } = event;
      if (state.jumping || scrollY === state.scrollY) return { ...state, scrollY };
      return { ...state, scrollY, visible: scrollY < barHeight || scrollY < state.scrollY };
    }
  }
}

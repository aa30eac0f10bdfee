import type { Page } from '@playwright/test';

/** Where a jump has ended. */
export interface Landing {
  readonly id: string;
  /** From the lower edge of what sticks above the place to its upper edge, in CSS pixels. */
  readonly gap: number;
  /** The place has no box, or stands so near the end of the page that it cannot reach the top. */
  readonly isOutOfReach: boolean;
}

/** Lets the page tell how a jump has ended: `window.landingAt(id)`; `window.afterFrames(n)` waits. */
export const watchLandings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const bottomOf = (selector: string): number => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.height > 0 ? box.bottom : 0;
    };
    /** The lower edge of the head of a table that sticks above one of its rows. */
    const headOver = (place: Element): number => {
      const head = place.closest('tbody')?.closest('table')?.tHead;
      const cell = head?.rows[0]?.cells[0];
      if (!head || !cell) return 0;
      const { position, top } = getComputedStyle(cell);
      const sticks = position === 'sticky' && top !== 'auto';
      return sticks ? cell.getBoundingClientRect().bottom : 0;
    };
    window.afterFrames = async (count) => {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
    };
    window.landingAt = (id) => {
      const place = document.getElementById(id);
      if (!place) throw new Error(`#${id} is not in the page.`);
      const { top, height } = place.getBoundingClientRect();
      const stuck = Math.max(bottomOf('.navbar'), bottomOf('.place-strip'), headOver(place));
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 1;
      const gap = Math.round((top - stuck) * 10) / 10;
      return { id, gap, isOutOfReach: height === 0 || (isAtEnd && gap > 0) };
    };
  });

/** The ids of the text that a link can lead to, in the order of the page, with the kind of the place. */
export const placesOf = (page: Page): Promise<readonly { id: string; kind: string }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.article-body [id]:not(svg *, output, input)')].map(
      ({ id, tagName }) => ({ id, kind: tagName }),
    ),
  );

declare global {
  interface Window {
    afterFrames: (count: number) => Promise<void>;
    landingAt: (id: string) => Landing;
  }
}

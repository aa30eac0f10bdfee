import type { Page } from '@playwright/test';
import { article } from './shell';

/** The movement of a fold as the browser knows it, whatever program started it. */
export interface Movement {
  /** Time of the whole movement, in milliseconds. */
  readonly duration: number;
  /** Height of what moves at the beginning and at the end, in CSS pixels. */
  readonly from: number;
  readonly to: number;
}

/** Presses the head of the first fold of the article and reads the movement that follows. */
export function openFold(page: Page): Promise<Movement> {
  return article(page)
    .locator('details')
    .first()
    .evaluate(async (fold) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      fold.querySelector('summary')?.click();
      for (let frames = 0; frames < 10; frames += 1) {
        const movement = fold.getAnimations({ subtree: true })[0];
        const { effect } = movement ?? {};
        if (movement && effect instanceof KeyframeEffect) {
          movement.pause();
          const duration = Number(effect.getTiming().duration);
          const heightAt = (time: number): number => {
            movement.currentTime = time;
            return effect.target?.getBoundingClientRect().height ?? 0;
          };
          // At its very end the movement is over for the browser, and the fold is free.
          const [from, to] = [heightAt(0), heightAt(duration * 0.999)];
          movement.finish();
          await frame();
          return { duration, from, to };
        }
        await frame();
      }
      throw new Error('The fold does not move');
    });
}

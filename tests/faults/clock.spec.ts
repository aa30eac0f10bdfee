// A clock that is wrong: a laptop with an empty battery, a car computer's idea of the year.
import type { Page } from '@playwright/test';
import { family } from './fault';

const standsAt = (time: string) => (page: Page) => page.clock.setFixedTime(new Date(time));

family('Clock', [
  { name: 'the clock stands in 1980', inject: standsAt('1980-01-01T00:00:00Z') },
  { name: 'the clock stands in 2099', inject: standsAt('2099-12-31T23:59:59Z') },
]);

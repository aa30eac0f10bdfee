import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Loading from '@theme/Loading';
import type { ComponentType } from 'react';
import Loadable from 'react-loadable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What a chunk of the site gives. */
interface Chunk {
  readonly __esModule: true;
  readonly default: ComponentType;
}
type Loader = () => Promise<Chunk>;

const Page = (): string => 'The page is here.';
const never: Loader = () => new Promise(() => undefined);
const chunkOfPage: Chunk = { __esModule: true, default: Page };
const page: Loader = () => Promise.resolve(chunkOfPage);
const failing: Loader = () => Promise.reject(new Error('Loading chunk 7 failed.'));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The component of a route of the site, whose one chunk is loaded by `load`. */
function route(load: Loader): ComponentType {
  const context = () => Promise.resolve({ default: { plugin: { name: 'pages', id: 'default' } } });
  Object.assign(registry, { chunk: [load, '', ''], context: [context, '', ''] });
  Object.assign(routesChunkNames, { '/page-1': { __comp: 'chunk', __context: 'context' } });
  return ComponentCreator('/page', '1');
}

const after = (milliseconds: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));

const spinner = (container: HTMLElement): Element | null => container.querySelector('svg#loader');

test(
  'a chunk that fails shows a box with its error and Retry, which loads it again',
  { tags: '@R100' },
  async () => {
    const load = vi.fn(failing);
    const Route = route(load);
    render(<Route />);
    await after(0);
    expect(screen.getByText('Error: Loading chunk 7 failed.')).toBeDefined();
    load.mockImplementation(page);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await after(0);
    expect(screen.getByText('The page is here.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test(
  'a spinner is shown while the page waits, and goes when it has come',
  { tags: '@R101' },
  async () => {
    let come: (chunk: Chunk) => void = () => undefined;
    const Route = route(() => new Promise((resolve) => (come = resolve)));
    const { container } = render(<Route />);
    await after(1000);
    expect(spinner(container)).not.toBeNull();
    come(chunkOfPage);
    await after(0);
    expect(screen.getByText('The page is here.')).toBeDefined();
    expect(spinner(container)).toBeNull();
  },
);

test('the spinner waits 200 ms', { tags: '@R117' }, async () => {
  const Route = route(never);
  const { container } = render(<Route />);
  await after(199);
  expect(container.innerHTML).toBe('');
  await after(1);
  expect(spinner(container)).not.toBeNull();
});

test(
  'lazy loading has a loading state, a delay, an optional timeout and retry',
  { tags: '@R112' },
  async () => {
    const Spy = vi.fn((props: Loadable.LoadingComponentProps) => <Loading {...props} />);
    const state = (): Loadable.LoadingComponentProps | undefined => Spy.mock.lastCall?.[0];
    const load = vi.fn(never);
    const Lazy = Loadable({ loader: load, loading: Spy, delay: 50, timeout: 400 });
    render(<Lazy />);
    expect(state()).toMatchObject({ isLoading: true, pastDelay: false, timedOut: false });
    await after(50);
    expect(state()).toMatchObject({ isLoading: true, pastDelay: true, timedOut: false });
    await after(350);
    expect(state()).toMatchObject({ isLoading: true, pastDelay: true, timedOut: true });
    load.mockImplementation(page);
    act(() => state()?.retry());
    await after(0);
    expect(screen.getByText('The page is here.')).toBeDefined();
  },
);

test('without a timeout lazy loading waits for ever', { tags: '@R112' }, async () => {
  const Spy = vi.fn((props: Loadable.LoadingComponentProps) => <Loading {...props} />);
  const Lazy = Loadable({ loader: never, loading: Spy });
  render(<Lazy />);
  await after(3_600_000);
  expect(Spy.mock.lastCall?.[0]).toMatchObject({ isLoading: true, timedOut: false });
});

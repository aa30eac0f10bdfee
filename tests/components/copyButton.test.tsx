import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from '@site/src/components/instruments/kit/CopyButton';

const press = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  render(<CopyButton label="Copy table" text={() => '1\t2'} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the button says that it copied, and takes its own words again', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await press();
  expect(writeText).toHaveBeenCalledWith('1\t2');
  expect(screen.getByRole('button').textContent).toBe('Copied');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('button').textContent).toBe('Copy table');
});

test.each([
  ['no clipboard', {}],
  ['one that refuses', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
])('with %s the button says that copying is blocked', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await press();
  expect(screen.getByRole('status').textContent).toBe('Copying is blocked');
});

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PasteField } from '@site/src/components/instruments/kit/PasteField';

afterEach(cleanup);

const field = (value: string) => (
  <PasteField id="log" label="Log" value={value} onChange={vi.fn()} />
);

/** Whether the field took the text itself. */
const paste = (text: string): boolean => {
  const box = screen.getByRole('textbox');
  const event = createEvent.paste(box, { clipboardData: { getData: () => text } });
  fireEvent(box, event);
  return !event.defaultPrevented;
};

test('a text that is too long is refused with its size, and what stood there stays', () => {
  render(field('kept'));
  expect(paste('x'.repeat(200_001))).toBe(false);
  expect(document.body.textContent).toContain(
    'This text has 200\u00a0001 characters, the field takes 200\u00a0000.',
  );
  expect(screen.getByRole('textbox').textContent).toBe('kept');
});

test('the refusal goes with a text that fits, and when the field is emptied from outside', () => {
  const { rerender } = render(field('kept'));
  paste('x'.repeat(200_001));
  expect(paste('short')).toBe(true);
  expect(document.body.textContent).not.toContain('the field takes');
  paste('x'.repeat(200_001));
  rerender(field(''));
  expect(document.body.textContent).not.toContain('the field takes');
});

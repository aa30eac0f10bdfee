// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HowWeKnow } from './HowWeKnow';
import { openFolds } from './openFolds';

afterEach(cleanup);

describe('HowWeKnow', () => {
  it('is closed until it is wanted, and opens for a link to what stands in it', () => {
    const { container } = render(
      <HowWeKnow>
        <p id="inside">One owner said so.</p>
      </HowWeKnow>,
    );
    const fold = within(container).getByRole('group');
    expect(fold).not.toHaveProperty('open', true);
    expect(fold.firstElementChild?.textContent).toBe('How we know');
    expect(openFolds(within(container).getByText('One owner said so.'))).toBe(true);
    expect(fold).toHaveProperty('open', true);
  });
});

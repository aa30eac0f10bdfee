import { cleanup, render, screen } from '@testing-library/react';
import ErrorScreen from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { HelmetProvider } from 'react-helmet-async';
import { afterEach, describe, expect, test } from 'vitest';

afterEach(cleanup);

const cyclic = new Error('first');
cyclic.cause = new Error('second', { cause: cyclic });

const chains = [
  { of: 'errors', error: new Error('a', { cause: new Error('b') }), told: ['a', 'b'] },
  { of: 'errors in a circle', error: cyclic, told: ['first', 'second'] },
  { of: 'a text', error: new Error('a', { cause: 'words' }), told: ['a', 'words'] },
  { of: 'null', error: new Error('a', { cause: null }), told: ['a', 'null'] },
];

const screens = { content: ErrorPageContent, shell: ErrorScreen };

describe.each(Object.entries(screens))('the crash screen of the %s', (_name, Screen) => {
  test.each(chains)('tells a chain of $of', { tags: '@R50' }, ({ error, told }) => {
    render(
      <HelmetProvider>
        <Screen error={error} tryAgain={() => undefined} />
      </HelmetProvider>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(told);
  });
});

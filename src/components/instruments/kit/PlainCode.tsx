import type { ReactNode } from 'react';

/** Lines of a file as they are, to be read and printed; copying is a button's matter. */
export function PlainCode({ text }: { readonly text: string }): ReactNode {
  return (
    <div className="code-sample">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

import { Highlight } from 'prism-react-renderer';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Prism } from './grammars';

/** No colours here: the classes of the tokens are coloured by the site's styles. */
const classesOnly = { plain: {}, styles: [] };

export interface CodeSampleProps {
  readonly code: string;
  /** `logcfg`, `rpn`, `text` or a language that Prism knows. */
  readonly language: string;
  /** Name of the file, shown above it. */
  readonly name?: string;
}

/** A sample of a file: name, Copy, and the text in colours made at build. */
export function CodeSample({ code, language, name }: CodeSampleProps): ReactNode {
  return (
    <div className="code-sample">
      <div className="code-head">
        <span>{name}</span>
        <button type="button" data-copy>
          <Icon name="copy" />
          <span>Copy</span>
        </button>
      </div>
      <Highlight prism={Prism} theme={classesOnly} code={code} language={language}>
        {({ tokens, getTokenProps }) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard
          <pre tabIndex={0}>
            <code>
              {tokens.map((line, row) => (
                <span key={row}>
                  {line.map((token, column) => {
                    const { className, children } = getTokenProps({ token });
                    return (
                      <span key={column} className={className}>
                        {children}
                      </span>
                    );
                  })}
                  {'\n'}
                </span>
              ))}
            </code>
          </pre>
        )}
      </Highlight>
    </div>
  );
}

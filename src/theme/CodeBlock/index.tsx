// Change: a strip with the file's name and a Copy button with a word, colours by class and made at
// build only, so that no highlighter reaches the reader. Eject, safe. Serves R2.
import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import { CodeSample } from '@site/src/components/article/CodeSample';

const languageOf = (className: string | undefined): string =>
  /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';

const titleOf = (metastring: string | undefined): string =>
  /title="([^"]*)"/.exec(metastring ?? '')?.[1] ?? '';

export default function CodeBlock({
  children,
  className,
  language,
  metastring,
  title,
}: Props): ReactNode {
  const code = typeof children === 'string' ? children.replace(/\n$/, '') : '';
  const name = typeof title === 'string' ? title : titleOf(metastring);
  return <CodeSample code={code} language={language ?? languageOf(className)} name={name} />;
}

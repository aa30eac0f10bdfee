import type { ReactNode } from 'react';
import type { ReadingProgress } from './logTalk';

/** How far the files are read. */
export function FilesRead(props: {
  readonly progress: ReadingProgress;
  readonly name: string;
}): ReactNode {
  const { share, filesRead, fileCount } = props.progress;
  const percent = Math.floor(share * 100);
  return (
    <>
      <progress max={100} value={percent} aria-label={props.name} />
      {` ${percent} %, ${filesRead} of ${fileCount} ${fileCount === 1 ? 'file' : 'files'}`}
    </>
  );
}

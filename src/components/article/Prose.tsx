import type { ReactNode } from 'react';

interface Children {
  readonly children: ReactNode;
}

/** The opening words of a chapter, set larger. */
export const Lead = ({ children }: Children): ReactNode => <div className="lead">{children}</div>;

/** Words that are doubtful and say so; their paragraph gets a broken bar in the margin. */
export const Doubt = ({ children }: Children): ReactNode => (
  <span className="doubt">{children}</span>
);

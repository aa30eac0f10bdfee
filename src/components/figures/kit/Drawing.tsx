import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Unique in the page; the ids of title and description are made from it. */
  readonly id: string;
  /** The finding, or what this part of the figure is. */
  readonly title: string;
  /** The extremes, or what the reader cannot see. */
  readonly description: string;
  /** Drawn size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing that says in words what it shows. */
export function Drawing(props: DrawingProps): ReactNode {
  const { id, title, description, width, height, className, children } = props;
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  );
}

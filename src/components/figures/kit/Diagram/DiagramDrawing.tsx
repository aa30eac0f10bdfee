import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';
import { Arrow } from './Arrow';
import type { DiagramSpec, Size } from './diagramSpec';
import { Frame } from './Frame';
import { layout } from './layout';

export interface DiagramDrawingProps {
  readonly spec: DiagramSpec;
  readonly size: Size;
  readonly width: number;
  readonly className?: string;
}

/** One of the two drawings of a diagram. */
export function DiagramDrawing({ spec, size, width, className }: DiagramDrawingProps): ReactNode {
  const { placed, height } = layout(spec, size, width);
  const boxOf = (id: string) => {
    const found = placed.find(({ box }) => box.id === id);
    if (!found) throw new Error(`The diagram ${spec.id} has no box "${id}".`);
    return found;
  };
  return (
    <Drawing
      id={`${spec.id}-${size}`}
      title={spec.title}
      description={spec.description}
      width={width}
      height={height}
      className={className}
    >
      {placed.map((each) => (
        <Frame placed={each} key={each.box.id} />
      ))}
      {spec.arrows.map((arrow) => (
        <Arrow
          arrow={arrow}
          from={boxOf(arrow.from)}
          to={boxOf(arrow.to)}
          size={size}
          key={`${arrow.from} ${arrow.to}`}
        />
      ))}
    </Drawing>
  );
}

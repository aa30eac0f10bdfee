import type uPlot from 'uplot';
import type { LogTrace, TracedRole } from '@site/src/calculations/logTrace/LogTrace';
import type { Stretch } from './timeLine';

/** A line across the lanes, at what the list names. */
interface LaneMark {
  readonly seconds: number;
  readonly isKnock: boolean;
}

/** What one lane draws: every point, and over it those whose rows were used. */
export interface LaneSpec {
  readonly role: TracedRole;
  readonly trace: LogTrace;
  readonly stretch: Stretch;
  readonly marks: readonly LaneMark[];
  readonly onSelect: (stretch: Stretch) => void;
  readonly onCursor: (index: number | null) => void;
}

/** Colours on paper, whatever the screen shows. */
const onPaper: Readonly<Record<string, string>> = {
  '--site-accent': '#0b5872',
  '--site-edge': '#6f7d83',
  '--site-ink': '#11181b',
  '--site-stop-ink': '#9e0f17',
};

let isPrinting = false;

const colour = (token: string): string =>
  (isPrinting ? onPaper[token] : undefined) ??
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Height of a lane, CSS pixels. */
export const laneHeight = 60;

/** The points and the used points of one role. */
export const laneData = ({ role, trace }: LaneSpec): uPlot.AlignedData => {
  const all = trace.values[role] ?? [];
  return [
    [...trace.seconds],
    [...all],
    // A used point between two that were not draws nothing: it needs a neighbour.
    all.map((value, i) => (trace.isUsed[i] ? value : null)),
  ];
};

/** @param now the lane as it is when it is drawn; another stretch is drawn by the same plot */
export const laneOptions = (now: () => LaneSpec, width: number): uPlot.Options => ({
  width,
  height: laneHeight,
  legend: { show: false },
  padding: [4, 0, 4, 0],
  cursor: {
    sync: { key: 'read-my-log' },
    y: false,
    points: { show: false },
    drag: { x: true, y: false, setScale: false },
  },
  scales: {
    x: {
      time: false,
      range: () => [now().stretch.fromSeconds, now().stretch.toSeconds],
    },
  },
  axes: [{ show: false }, { show: false }],
  series: [
    {},
    { stroke: () => colour('--site-edge'), width: 1, points: { show: false } },
    { stroke: () => colour('--site-accent'), width: 2, points: { show: false } },
  ],
  hooks: {
    setSelect: [
      (plot) => {
        const { left, width: selected } = plot.select;
        if (selected < 4) return;
        now().onSelect({
          fromSeconds: plot.posToVal(left, 'x'),
          toSeconds: plot.posToVal(left + selected, 'x'),
        });
      },
    ],
    setCursor: [(plot) => now().onCursor(plot.cursor.idx ?? null)],
    drawClear: [
      (plot) => {
        const { ctx, bbox } = plot;
        // Asked once: the style of the page is not cheap to ask for.
        const [knock, pull] = [colour('--site-stop-ink'), colour('--site-ink')];
        for (const { seconds, isKnock } of now().marks) {
          const x = Math.round(plot.valToPos(seconds, 'x', true));
          if (x < bbox.left || x > bbox.left + bbox.width) continue;
          ctx.fillStyle = isKnock ? knock : pull;
          ctx.fillRect(x, 0, Math.max(1, devicePixelRatio), bbox.top * 2 + bbox.height);
        }
      },
    ],
  },
});

/** Draws again when the colours of the page change, and in those of paper for print. */
export function followColours(redraw: () => void): () => void {
  const observer = new MutationObserver(redraw);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const print = () => {
    isPrinting = true;
    redraw();
  };
  const back = () => {
    isPrinting = false;
    redraw();
  };
  window.addEventListener('beforeprint', print);
  window.addEventListener('afterprint', back);
  return () => {
    observer.disconnect();
    window.removeEventListener('beforeprint', print);
    window.removeEventListener('afterprint', back);
  };
}

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { gateNames } from '@site/src/calculations/logAnalysis/gates';
import type { LogAnalysis, LogEvent } from '@site/src/calculations/logAnalysis/LogAnalysis';
import {
  type LogTrace,
  type TracedRole,
  tracePieces,
  type TraceReason,
} from '@site/src/calculations/logTrace/LogTrace';
import { bringStyles } from '../../article/bringStyles';
import { onDemand, useOnDemand } from '../kit/onDemand';
import type { ReadLogResult } from './compute';
import { EventFlags } from './EventFlags';
import { EventList } from './EventList';
import { InSteps } from './InSteps';
import { Lane } from './Lane';
import type { LaneSpec } from './laneDrawing';
import { logRoom } from './logRoom';
import { clock, gateShort, lengthInWords } from './messages';
import { Moment } from './Moment';
import { momentText } from './momentText';
import { roleNames } from './roleNames';
import { endOf, onTimeLine, type Stretch } from './timeLine';
import { whyOfRow } from './WhyDropped';
import plotStyles from 'uplot/dist/uPlot.min.css?text';

/** uPlot is brought when a log is there to be drawn. */
const plotOnDemand = onDemand(async () => {
  bringStyles(plotStyles);
  return (await import(/* webpackChunkName: "instrument-log-plot" */ 'uplot')).default;
});

/** What stands in place of the curves. */
function NoCurves({ hasFailed }: { readonly hasFailed: boolean }): ReactNode {
  if (!hasFailed)
    return (
      <p className="field-hint">The curves are loading; the strips below stand without them.</p>
    );
  return (
    <p role="alert">
      {'The curves did not load; the strips below stand without them. '}
      <button type="button" className="action" onClick={plotOnDemand.load}>
        Try again
      </button>
    </p>
  );
}

/** Points of a curve: twice the pixels of the plate. */
const mostPoints = 1400;

function useTrace(
  roles: readonly TracedRole[],
  { fromSeconds, toSeconds }: Stretch,
  analysis: LogAnalysis,
): LogTrace | undefined {
  const [trace, setTrace] = useState<LogTrace>();
  const asked = roles.join(' ');
  useEffect(() => {
    let isGone = false;
    const wanted = asked === '' ? [] : (asked.split(' ') as TracedRole[]);
    void logRoom.trace({ roles: wanted, fromSeconds, toSeconds, mostPoints }).then((found) => {
      if (!isGone && found) setTrace(found);
    });
    return () => {
      isGone = true;
    };
  }, [asked, fromSeconds, toSeconds, analysis]);
  return trace;
}

const usualRoles = (roles: readonly string[]): readonly TracedRole[] => {
  const trim = roles.includes('totalTrim') ? 'totalTrim' : 'shortTrim';
  const few = window.matchMedia('(max-width: 996px)').matches;
  const wanted: readonly TracedRole[] = few ? ['rpm', 'load'] : ['rpm', 'load', trim, 'pedal'];
  return wanted.filter((role) => roles.includes(role));
};

const pathOf = (runs: TraceReason['runs']): string =>
  runs.map(([from, to]) => `M${from} 0H${to}V1H${from}z`).join('');

function Strips({ reasons }: { readonly reasons: readonly TraceReason[] }): ReactNode {
  return reasons
    .filter(({ code }) => code <= gateNames.length)
    .map(({ code, runs }) => (
      <div className="log-strip" key={code} data-used={code === 0 || undefined}>
        <span>{code === 0 ? 'Used' : gateShort[gateNames[code - 1] ?? 'readable']}</span>
        <svg viewBox={`0 0 ${tracePieces} 1`} preserveAspectRatio="none" aria-hidden>
          <path d={pathOf(runs)} />
        </svg>
      </div>
    ));
}

/** The point that is looked at, and whether the slider led to it. */
interface PlotCursor {
  readonly at: number | null;
  readonly moment: number | null;
}

const noCursor: PlotCursor = { at: null, moment: null };

export interface LogPlotProps {
  readonly result: ReadLogResult;
  readonly stretch: Stretch;
  readonly onStretch: (stretch: Stretch) => void;
}

/** The log over time: what was used thick, what was thrown out thin, and why below. */
export function LogPlot({ result, stretch, onStretch }: LogPlotProps): ReactNode {
  const { summary, analysis } = result;
  const drives = useMemo(() => summary?.drives ?? [], [summary]);
  const logged = useMemo(() => summary?.roles ?? [], [summary]);
  const [chosen, setChosen] = useState<readonly TracedRole[]>(() => usualRoles(logged));
  const [{ at, moment }, setCursor] = useState<PlotCursor>(noCursor);
  const onPointer = useCallback((index: number | null) => {
    setCursor({ at: index, moment: null });
  }, []);
  const stretchTo = useCallback(
    (next: Stretch) => {
      setCursor(noCursor);
      onStretch(next);
    },
    [onStretch],
  );
  const { value: Plot, status: plotStatus } = useOnDemand(plotOnDemand, true);
  const trace = useTrace(chosen, stretch, analysis);
  const end = endOf(drives);
  const { fromSeconds, toSeconds } = stretch;
  const span = toSeconds - fromSeconds;
  const { events } = analysis;
  const placed = useMemo(
    () =>
      events.map((event): LogEvent & Stretch => {
        const fromSeconds = onTimeLine(drives, event.drive, event.timeSeconds);
        return {
          ...event,
          fromSeconds,
          toSeconds: fromSeconds + (event.kind === 'knock' ? 0 : event.amount),
        };
      }),
    [events, drives],
  );
  const lanes = useMemo((): readonly LaneSpec[] => {
    if (!trace) return [];
    const marks = placed
      .filter(({ kind }) => kind === 'pull' || kind === 'knock')
      .slice(0, 400)
      .map((event) => ({ seconds: event.fromSeconds, isKnock: event.kind === 'knock' }));
    return chosen
      .filter((role) => trace.values[role])
      .map((role) => ({
        role,
        trace,
        stretch: { fromSeconds, toSeconds },
        marks,
        onSelect: stretchTo,
        onCursor: onPointer,
      }));
  }, [trace, chosen, placed, fromSeconds, toSeconds, stretchTo, onPointer]);
  const show = (from: number, length: number) => {
    const kept = Math.min(Math.max(length, 2), Math.max(end, 2));
    const start = Math.min(Math.max(0, from), Math.max(0, end - kept));
    stretchTo({ fromSeconds: start, toSeconds: start + kept });
  };
  const keys = [
    ['Earlier', () => show(fromSeconds - span / 2, span), fromSeconds <= 0],
    ['Later', () => show(fromSeconds + span / 2, span), toSeconds >= end],
    ['Closer', () => show(fromSeconds + span / 4, span / 2), span <= 2],
    ['Wider', () => show(fromSeconds - span / 2, span * 2), span >= end],
    ['Whole log', () => show(0, end), span >= end],
  ] as const;
  const seconds = trace && at !== null ? trace.seconds[at] : undefined;
  const row = trace && at !== null ? trace.rows[at] : undefined;
  const why = whyOfRow(result, row);
  return (
    <section className="log-part" aria-labelledby="log-plot-head">
      <p className="log-head" id="log-plot-head">
        {span >= end
          ? `The whole log, ${lengthInWords(end)}`
          : `${clock(fromSeconds)} to ${clock(toSeconds)} of ${lengthInWords(end)}`}
      </p>
      <p className="log-choices" role="group" aria-label="Part of the log">
        {keys.map(([name, act, isOff]) => (
          <button key={name} type="button" className="log-link" disabled={isOff} onClick={act}>
            {name}
          </button>
        ))}
      </p>
      <p className="field-hint">
        {!trace || seconds === undefined
          ? 'Thick: used. Thin: thrown out. Drag across a curve to look closer.'
          : `${momentText(trace, seconds)}: ${why}`}
      </p>
      <EventFlags events={placed} stretch={stretch} />
      {Plot ? (
        <InSteps>
          {lanes.map((spec) => (
            <Lane key={spec.role} spec={spec} Plot={Plot} at={at} moment={moment} />
          ))}
        </InSteps>
      ) : (
        <NoCurves hasFailed={plotStatus === 'failed'} />
      )}
      {Plot && trace && lanes.length > 0 && (
        <Moment
          lanes={lanes}
          trace={trace}
          at={at}
          why={why}
          onMove={(index) => setCursor({ at: index, moment: index })}
        />
      )}
      <Strips reasons={trace?.reasons ?? []} />
      <div className="log-axis" aria-hidden>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>{clock(fromSeconds + share * span)}</span>
        ))}
      </div>
      <details>
        <summary>Curves</summary>
        <div className="field-ticks" role="group" aria-label="Curves that are drawn">
          {logged
            .filter((role): role is TracedRole => role !== 'time')
            .map((role) => (
              <label key={role} className="field-tick">
                <input
                  type="checkbox"
                  checked={chosen.includes(role)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked ? [...chosen, role] : chosen.filter((each) => each !== role),
                    )
                  }
                />
                {roleNames[role]}
              </label>
            ))}
        </div>
      </details>
      <EventList
        events={placed}
        onJump={(event) =>
          show(event.fromSeconds - 10, Math.max(30, event.toSeconds - event.fromSeconds + 20))
        }
      />
    </section>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { loggedCar } from './compute';
import type { AskedCheck, Checked, CheckedFile } from './checkedFile';

/** How long typing must pause before the file is checked, in milliseconds. */
const pauseMs = 150;

/** A check takes a second at most; one that gives no answer for so long has failed, in milliseconds. */
const patienceMs = 20_000;

const nothing: Checked = { file: undefined, failed: false };

/** What is looked at of the fields. */
interface CheckTexts {
  readonly mode: string;
  readonly engine: string;
  readonly patched: string;
  readonly text: string;
  readonly coding: string;
}

/** Checks a text whenever it rests, in a worker; one that is overtaken is stopped. */
export function useChecked(texts: CheckTexts): Checked {
  const { engine, patched, coding } = texts;
  const text = texts.mode === 'check' ? texts.text : '';
  const [checked, setChecked] = useState(nothing);
  useEffect(() => {
    if (text === '') return undefined;
    let worker: Worker | undefined;
    const fail = () => setChecked(({ file }) => ({ file, failed: true }));
    const start = window.setTimeout(() => {
      worker = new Worker(
        /* webpackChunkName: "logging-check-worker" */ new URL(
          './check.worker.ts',
          import.meta.url,
        ),
      );
      worker.onmessage = ({ data }: MessageEvent<CheckedFile>) => {
        window.clearTimeout(limit);
        setChecked({ file: data, failed: false });
        worker?.terminate();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail();
      };
      worker.postMessage({
        text,
        car: loggedCar({ engine, patched }),
        coding: coding === 'utf-16' || coding === 'latin-1' ? coding : 'utf-8',
      } satisfies AskedCheck);
    }, pauseMs);
    const limit = window.setTimeout(fail, patienceMs);
    return () => {
      window.clearTimeout(start);
      window.clearTimeout(limit);
      worker?.terminate();
    };
  }, [text, engine, patched, coding]);
  return useMemo(() => (text === '' ? nothing : checked), [text, checked]);
}

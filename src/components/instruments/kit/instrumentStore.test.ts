// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { handOverCase, takeCase } from './handOver';
import { choice, number, paste, text } from './instrumentField';
import { instrumentStore } from './instrumentStore';
import { keepText, keptText } from './tabStorage';

// A case is written into the address when the typing pauses: not in the test that comes next.
beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const store = () =>
  instrumentStore('test', {
    show: choice({ label: 'Map of', options: ['before', 'after'], isView: true }),
    load: text({ label: 'Load', initial: '0.9' }),
  });

it('stays the worked case while only what is shown was chosen', () => {
  const { set, state } = store();
  set({ show: 'after' });
  expect(state()).toMatchObject({ values: { show: 'after' }, entered: [] });
  set({ load: '1' });
  expect(state().entered).toEqual(['load']);
  set({ load: '0.9' });
  expect(state().entered).toEqual([]);
  expect(state().touched).toEqual(['show', 'load']);
});

it('keeps the initial text where the car would put another, over a reload and when shared', () => {
  const ofCar = { subscribe: () => () => undefined, read: () => ({ volume: '1798' }) };
  const { set, state, shared } = instrumentStore(
    'typed-back',
    { volume: text({ label: 'Volume', initial: '1999' }) },
    ofCar,
  );
  expect(state().values.volume).toBe('1798');
  set({ volume: '1999' });
  expect(keptText('typed-back')).toBe('1;volume=1999');
  expect(shared()).toBe('1;volume=1999');
});

const ask = (name: string, detail: object): boolean =>
  document.dispatchEvent(
    new CustomEvent('guide:show-case', {
      detail: { name, fields: {}, ...detail },
      cancelable: true,
    }),
  );

it('shows a case that it is asked for once it lives, and tells the sender', () => {
  const { state } = instrumentStore('asked', {
    load: text({ label: 'Load', initial: '0.9' }),
    more: text({ label: 'More', initial: '' }),
  });
  expect(ask('asked', { fields: { load: '2' } }), 'nobody takes it yet').toBe(true);
  expect(state().values.load).toBe('0.9');
  expect(ask('other', { fields: { load: '2' } })).toBe(true);
  expect(ask('asked', { fields: { load: '2', nonsense: '3' } })).toBe(false);
  expect(state().values).toEqual({ load: '2', more: '' });
  for (const word of ['ECT', 'IAT', 'ECT']) ask('asked', { adds: { field: 'more', word } });
  expect(state().values.more, 'what was typed stays').toBe('ECT IAT');
});

const worksheet = (name: string) =>
  instrumentStore(name, {
    table: paste({ label: 'Table', read: (written: string) => written }),
    share: number({
      label: 'Share',
      initial: '100',
      range: { name: 'the share', unit: '%', least: 1, most: 100 },
    }),
    cap: text({ label: 'Cap', initial: '10' }),
  });

it('begins with the whole case that was handed over before it lived, once', () => {
  keepText('handed.table', 'older');
  handOverCase('handed', { table: '1\t2', share: '50', nonsense: '3' });
  expect(keptText('handed.table'), 'nothing of it waits in the tab').toBe('older');
  const { values, touched } = worksheet('handed').state();
  expect(values).toEqual({ table: '1\t2', share: '50', cap: '10' });
  expect(touched).toEqual(['table', 'share']);
  expect([keptText('handed'), keptText('handed.table')], 'a reload finds it').toEqual([
    '1;share=50',
    '1\t2',
  ]);
  expect(takeCase('handed'), 'it was taken').toEqual({});
});

it('takes a handed case at once when it lives', () => {
  const { state } = worksheet('living');
  expect(state().values.share).toBe('100');
  handOverCase('living', { share: '50', cap: '5' });
  expect(state().values).toMatchObject({ share: '50', cap: '5' });
});

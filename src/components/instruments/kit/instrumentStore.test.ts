// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { choice, text } from './instrumentField';
import { instrumentStore } from './instrumentStore';

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
});

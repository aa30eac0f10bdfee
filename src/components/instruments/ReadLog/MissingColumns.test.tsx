import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { presetGates } from '@site/src/calculations/logAnalysis/presets';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { MissingColumns } from './MissingColumns';

type Roles = NonNullable<NonNullable<Parameters<typeof analysed>[0]['log']>['without']>;

const shown = (without: Roles, options: Partial<LogAnalysisOptions> = {}): string => {
  const { result } = evaluated(analysed({ log: { seconds: 60, without }, options }));
  if (!result) throw new Error('The log says nothing.');
  return renderToStaticMarkup(createElement(MissingColumns, { result }));
};

describe('MissingColumns', () => {
  it('shows the exact lines of each, parted by a blank line', () => {
    const [, lines] = /<pre[^>]*><code>([^<]*)<\/code>/.exec(shown(['coolant', 'speed'])) ?? [];
    expect(lines).toMatch(
      /^paramname = ECT\n(?:.+\n)*?paramid = 0x05\n(?:.+\n)*\nparamname = VSS\n(?:.+\n)*?paramid = 0x0D\n/,
    );
  });

  it('asks for the columns of a gate only while it is on', () => {
    const roles = ['speed', 'ambientAir', 'purge'] as const;
    const all = { ...presetGates('cruise'), heatSoak: true, purgeShut: true };
    expect(shown(roles, { gates: all })).toContain('Not logged: VSS, AAT, EVAPCP');
    expect(shown(roles)).toContain('Not logged: VSS<');
    expect(shown(roles, { gates: presetGates('withIdle') })).toBe('');
  });
});

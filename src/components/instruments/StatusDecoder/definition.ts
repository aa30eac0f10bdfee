import { decodeColumn } from '@site/src/calculations/driveStatus/decodeColumn';
import {
  readStatusNumber,
  type StatusColumn,
} from '@site/src/calculations/driveStatus/decodeStatus';
import type { WantedNotation } from '@site/src/calculations/driveStatus/statusNumber';
import { defineInstrument } from '../kit/defineInstrument';
import { choice, type FieldContext, paste, text, type Texts } from '../kit/instrumentField';
import { Answer } from './Answer';
import { compute } from './compute';
import { caseName } from './messages';

const columnOf = ({ column }: Texts): StatusColumn =>
  column === 'FUELSYS' ? 'FUELSYS' : 'ENGINE_STATUS';

const notationOf = ({ digits }: Texts): WantedNotation =>
  digits === 'decimal' || digits === 'hexadecimal' ? digits : 'fitting';

const hasColumn = ({ pasted = '' }: Texts): boolean => pasted.trim() !== '';

/** Says what a drive status or a fuel system status means. */
export const instrument = defineInstrument({
  name: 'status',
  title: 'Status decoder',
  fields: {
    column: choice({
      label: 'Column of the log',
      options: ['ENGINE_STATUS', 'FUELSYS'],
      wide: true,
      identifies: true,
    }),
    value: text({
      label: 'Value',
      initial: '128',
      longest: 20,
      exact: true,
      hint: 'As logged, decimal or hexadecimal: 4, 0x04, 2.0039',
      dependsOn: ['column', 'digits', 'pasted'],
      read: (written: string, { texts }: FieldContext<unknown>) =>
        hasColumn(texts) ? null : readStatusNumber(written, columnOf(texts), notationOf(texts)),
    }),
    digits: choice({
      label: 'Digits are',
      options: [['fitting', 'what fits a known status'], 'decimal', 'hexadecimal'],
    }),
    pasted: paste({
      label: 'Or a whole column',
      rows: 4,
      hint: 'One value on each line, also with the name above. While something stands here, the answer is about the column.',
      dependsOn: ['column', 'digits'],
      read: (written, { texts }) =>
        hasColumn(texts) ? decodeColumn(written, columnOf(texts), notationOf(texts)) : null,
    }),
  },
  compute,
  caseName,
  Answer,
});

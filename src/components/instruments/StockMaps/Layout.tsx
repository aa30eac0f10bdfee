import type { ReactNode } from 'react';
import type { InstrumentField } from '../kit/instrumentField';
import type { LayoutProps } from '../kit/InstrumentSpec';
import { ChoiceField } from '../kit/ChoiceField';
import { reading } from '../kit/reading';
import { tableChoices } from './choices';
import type { MapsResources } from './compute';
import { chosenTable } from './findTables';

type Field = InstrumentField<unknown, MapsResources>;

type Fields = Readonly<Record<'calibration' | 'find' | 'mark' | 'table' | 'other', Field>>;

/** The fields in two columns; the list of tables shows the one that fits the words beside it. */
export function Layout(props: LayoutProps<Fields, MapsResources>): ReactNode {
  const { field, texts, resources, set } = props;
  const library = resources.maps.value;
  const { value: table = texts.table } = reading(() =>
    library ? chosenTable(texts.table, texts.find, library) : texts.table,
  );
  return (
    <>
      {field('calibration')}
      {field('find')}
      {field('mark')}
      <div className="field-wide">
        <ChoiceField
          id="maps-table"
          label="Table"
          value={table}
          options={tableChoices(table, texts.find, library)}
          onChange={(chosen) => set({ table: chosen })}
        />
      </div>
      {field('other')}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { decodeConfiguration } from '@site/src/calculations/loggingConfiguration/decodeConfiguration';
import { loggingJobs } from '@site/src/calculations/loggingConfiguration/loggingJobs';
import { writtenParameter } from '@site/src/calculations/loggingConfiguration/readParameterNames';
import { loggingParameters } from '@site/src/data/loggingParameters';
import { useHydrated } from '../../article/useHydrated';
import { ChoiceField } from '../kit/ChoiceField';
import type { LayoutProps } from '../kit/InstrumentSpec';
import { FileField } from '../kit/FileField';
import { longestPaste as longest } from '../kit/useTypedText';
import type { fields } from './fields';
import { calculatedLabels, emptyFile, tooLong, unreadable } from './messages';
import { TickGroup } from './TickGroup';
import type { Checked } from './checkedFile';

type Props = LayoutProps<typeof fields, Checked>;

const jobs = loggingJobs.map(({ id, title }) => [id, title] as const);

/** The list is long, so it is not in the page until the fields work. */
function AddParameter({ texts, set }: Pick<Props, 'texts' | 'set'>): ReactNode {
  const live = useHydrated();
  const options = live ? loggingParameters : [];
  return (
    <ChoiceField
      id="logging-add"
      label="Add one of the 95"
      broad
      value=""
      options={[
        ['', 'choose'],
        ...options.map((each) => {
          const name = writtenParameter(each);
          return [name, `${name}: ${each.says}`] as const;
        }),
      ]}
      onChange={(name) => set({ more: `${texts.more} ${name}`.trim() })}
    />
  );
}

/** What a file is built from. */
function BuildFields({ field, texts, set }: Props): ReactNode {
  return (
    <>
      <TickGroup
        id="logging-jobs"
        label="Jobs"
        value={texts.jobs}
        options={jobs}
        onChange={(list) => set({ jobs: list })}
      />
      {field('more')}
      <AddParameter texts={texts} set={set} />
      {field('without')}
      {field('pace')}
      {field('groups')}
      {field('own')}
      {field('trigger')}
      <TickGroup
        id="logging-calc"
        label="Calculated columns"
        value={texts.calc}
        options={calculatedLabels}
        onChange={(list) => set({ calc: list })}
      />
      {field('sensors')}
    </>
  );
}

/** A file to check, pasted or opened. It is read here and nowhere else. */
function CheckFields({ field, set }: Props): ReactNode {
  const [error, setError] = useState<string>();
  const open = (file: File) => {
    if (file.size > longest * 2) {
      setError(tooLong(file.size));
      return;
    }
    if (file.size === 0) {
      setError(emptyFile(file.name));
      return;
    }
    file.arrayBuffer().then(
      (bytes) => {
        const { text, coding } = decodeConfiguration(new Uint8Array(bytes));
        const fits = text.length <= longest;
        setError(fits ? undefined : tooLong(text.length));
        if (fits) set({ text, coding, name: file.name });
      },
      () => setError(unreadable),
    );
  };
  return (
    <>
      {field('text')}
      <FileField
        id="logging-file"
        label="Open a file"
        accept=".txt,.out,.cfg,text/plain"
        error={error}
        onOpen={open}
      />
    </>
  );
}

/** The car, then the fields of what is to be done. */
export function Layout(props: Props): ReactNode {
  const { field, texts } = props;
  return (
    <>
      {field('mode')}
      {field('engine')}
      {field('patched')}
      {texts.mode === 'check' ? <CheckFields {...props} /> : <BuildFields {...props} />}
    </>
  );
}

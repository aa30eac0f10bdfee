// Change: a crash of the shell shows the same screen as a crash of the content: title "Page Error",
// "This page crashed." with its full stop, causes that are safe to print. Core's own screen uses the
// layout that has just crashed. Eject, unsafe. Serves R47 to R50, R99.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import { CrashScreen } from '@site/src/components/shell/CrashScreen';

export default function ErrorScreen({ error, tryAgain }: Props): ReactNode {
  return <CrashScreen error={error} tryAgain={tryAgain} />;
}

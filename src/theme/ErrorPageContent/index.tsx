// Change: sets the title "Page Error" and prints causes safely; stock leaves the page's own title and
// never ends on a chain of causes that runs in a circle. Eject, safe. Serves R44, R47 to R50, R99.
import type { ReactNode } from 'react';
import { CrashScreen, type CrashScreenProps } from '@site/src/components/shell/CrashScreen';

export default function ErrorPageContent({ error, tryAgain }: CrashScreenProps): ReactNode {
  return <CrashScreen error={error} tryAgain={tryAgain} />;
}

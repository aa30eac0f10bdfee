import type { ReactNode } from 'react';
import { NoticeList } from '../kit/NoticeList';
import type { ReadLogResult } from './compute';
import { trimLimits } from './trimLimits';

/** Which long-term trim is in the table above, and what of it nobody knows. */
export function TrimDoubt({ result }: { readonly result: ReadLogResult }): ReactNode {
  return <NoticeList notices={result.notices.filter(({ limit }) => trimLimits.includes(limit))} />;
}

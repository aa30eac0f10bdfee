import { JSDOM } from 'jsdom';
import { csvCell } from '../csvCell';

/** The rows of a table as CSV (RFC 4180). */
export function tableFile(html: string): string {
  const rows = JSDOM.fragment(html).querySelectorAll('tr');
  return Array.from(rows, (row) =>
    Array.from(row.children, ({ textContent }) => csvCell(textContent.trim())).join(','),
  )
    .concat('')
    .join('\r\n');
}

import { JSDOM } from 'jsdom';

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The rows of a table as CSV (RFC 4180). */
export function tableFile(html: string): string {
  const rows = JSDOM.fragment(html).querySelectorAll('tr');
  return Array.from(rows, (row) =>
    Array.from(row.children, ({ textContent }) => quoted(textContent.trim())).join(','),
  )
    .concat('')
    .join('\r\n');
}

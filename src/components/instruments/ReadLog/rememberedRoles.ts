import { type LogRole, logRoles } from '@site/src/calculations/logReading/LogRole';
import type { OwnRole, OwnRoles } from '@site/src/calculations/logReading/ownRoles';
import { unitChoices } from '@site/src/calculations/logReading/unitChoices';

/** The roles that readers agreed to, by the head of the files they stand for. */
const storageKey = 'guide-log-roles';

/** Heads that are remembered; the oldest goes first. */
const mostHeads = 20;

type Remembered = readonly (readonly [head: string, roles: OwnRoles])[];

const isRole = (value: unknown): value is LogRole =>
  typeof value === 'string' && Object.hasOwn(logRoles, value);

const isOwnRole = (value: unknown): value is OwnRole => {
  if (value === null || isRole(value)) return true;
  if (typeof value !== 'object' || !('role' in value) || !('unit' in value)) return false;
  return isRole(value.role) && unitChoices(value.role).some((unit) => unit === value.unit);
};

/** Reads what anybody may have stored: what does not fit is left out. */
export function rolesFrom(stored: unknown): OwnRoles {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, unknown>)
      .slice(0, 200)
      .filter((entry): entry is [string, OwnRole] => isOwnRole(entry[1])),
  );
}

function remembered(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(-mostHeads).flatMap((entry: unknown) => {
      const [head, roles] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
      return typeof head === 'string' ? [[head, rolesFrom(roles)] as const] : [];
    });
  } catch {
    return [];
  }
}

/** What tells one kind of file from another. */
export const headOf = (columnNames: readonly string[]): string => columnNames.join('\u001f');

/** The roles that the reader agreed to for files with this head; undefined where they never did. */
export const rolesOfHead = (head: string): OwnRoles | undefined =>
  remembered().findLast(([known]) => known === head)?.[1];

/** @returns whether the browser kept it */
export function rememberRoles(head: string, roles: OwnRoles): boolean {
  const others = remembered().filter(([known]) => known !== head);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...others, [head, roles]].slice(-mostHeads)));
    return true;
  } catch {
    return false;
  }
}

import type { LogRole } from './LogRole';

/** A role with the unit in which the reader wants its numbers read. */
interface RoleInUnit {
  readonly role: LogRole;
  /** One of `unitChoices`. */
  readonly unit: string;
}

/** What the reader chose for a column: a role, a role and its unit, or null, which takes the role away. */
export type OwnRole = LogRole | RoleInUnit | null;

/** Roles that the reader chose by hand, by column name. */
export type OwnRoles = Readonly<Record<string, OwnRole>>;

/** What the reader chose for a column, by a name that comes from a file; undefined for nothing. */
export const ownRoleOf = (own: OwnRoles, column: string): OwnRole | undefined =>
  Object.hasOwn(own, column) ? own[column] : undefined;

export const roleOf = (own: OwnRole): LogRole | null =>
  typeof own === 'object' && own !== null ? own.role : own;

export const unitOf = (own: OwnRole | undefined): string | undefined =>
  typeof own === 'object' && own !== null ? own.unit : undefined;

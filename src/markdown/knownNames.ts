import { parameterId, parametersNamed } from '../data/loggingParameters';
import { isRomTableCategory, romTables, romTablesNamed } from '../data/romTables';

/** A name that a row of the reference explains. */
export interface KnownName {
  readonly kind: 'table' | 'parameter';
  /** As the data writes it. */
  readonly name: string;
  /** Address of its row; the first one where rows share the name. */
  readonly id: string;
}

/** The table or parameter of exactly this name, whatever its spaces. */
export function knownName(code: string): KnownName | undefined {
  const [table] = romTablesNamed(code);
  if (table) return { kind: 'table', name: table.name, id: table.id };
  const [parameter] = parametersNamed(code);
  return parameter && { kind: 'parameter', name: code, id: parameterId(parameter) };
}

const exactSpelling = new Map(romTables.map(({ name }) => [name.toLowerCase(), name]));

/** What is wrong with a name in code, or nothing. */
export function nameError(code: string): string | undefined {
  if (knownName(code) || isRomTableCategory(code)) return undefined;
  const meant = exactSpelling.get(code.toLowerCase());
  if (meant) return `"${code}" is spelt "${meant}" in the definitions`;
  if (!/ [-|] /.test(code)) return undefined;
  return `no table is called "${code}": write the exact name`;
}

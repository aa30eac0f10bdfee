/**
 * The content of a data file with its type. The build has checked the file against its schema
 * (`schemas/`, by `config/checkedData.ts`), so nobody who loads it has to: this is the one place where
 * the type is believed.
 */
// The caller names the type that the schema proves; there is nothing to infer it from.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export const checkedAtBuild = <T>(file: unknown): T => file as T;

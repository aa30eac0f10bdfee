import { type LoggingParameter, loggingParameters } from '@site/src/data/loggingParameters';
import { settingOf } from '../configuration';
import { wholeNumber } from '../wholeNumber';
import type { FileColumn } from './checkContext';

const requestOf = (mode: number, id: number): string => `${mode}:${id}`;

const byRequest = new Map<string, LoggingParameter[]>();
for (const parameter of loggingParameters) {
  const key = requestOf(Number.parseInt(parameter.mode, 16), Number.parseInt(parameter.id, 16));
  byRequest.set(key, [...(byRequest.get(key) ?? []), parameter]);
}

/** Service and number that a column asks for; null if one of them is missing or no number. */
export const requestedBy = ({
  entries,
}: Pick<FileColumn, 'entries'>): { mode: number; id: number } | null => {
  const mode = wholeNumber(settingOf(entries, 'mode'));
  const id = wholeNumber(settingOf(entries, 'paramid'));
  return Number.isNaN(mode) || Number.isNaN(id) ? null : { mode, id };
};

/** The parameters of the 95 that make the same request; switches share one. */
export const sampleParameters = (column: FileColumn): readonly LoggingParameter[] => {
  const request = requestedBy(column);
  return request ? (byRequest.get(requestOf(request.mode, request.id)) ?? []) : [];
};

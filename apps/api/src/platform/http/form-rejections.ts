import { isErrorCode } from '@errand/contract';
import type { Rejection } from './app-error.ts';

/** The problems of a form as rejections; `names` maps fields of the form to their names on the wire if they differ. */
export function toRejections(
  problems: Partial<Record<string, string>>,
  names: Partial<Record<string, string>> = {},
): Rejection[] {
  return Object.entries(problems).flatMap(([field, code]) =>
    code ? [{ code: isErrorCode(code) ? code : 'validation', field: names[field] ?? field }] : [],
  );
}

import { isErrorCode } from '@errand/contract';
import type { Rejection } from './app-error.ts';

/** The problems of a form as rejections; `names` maps a form's field to its name on the wire where they differ. */
export function toRejections(
  problems: Partial<Record<string, string>>,
  names: Partial<Record<string, string>> = {},
): Rejection[] {
  return Object.entries(problems).flatMap(([field, code]) =>
    code ? [{ code: isErrorCode(code) ? code : 'validation', field: names[field] ?? field }] : [],
  );
}

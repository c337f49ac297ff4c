import {
  DEFAULT_LANGUAGE,
  type DefaultCode,
  LANGUAGE_CODES,
  type LanguageCode,
} from '@errand/domain/language';
import { z } from 'zod';

type Shape<Required, Optional> = Record<DefaultCode, Required> &
  Record<Exclude<LanguageCode, DefaultCode>, Optional>;

/** The schema of a text in the product's languages: in the default one by `required`, in the others by `optional`. */
export function inLanguages<Required extends z.ZodType, Optional extends z.ZodType>(
  required: Required,
  optional: Optional,
) {
  const fields = LANGUAGE_CODES.map((code): [string, z.ZodType] => [
    code,
    code === DEFAULT_LANGUAGE ? required : optional,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field for each code of the list
  return z.object(Object.fromEntries(fields) as Shape<Required, Optional>);
}

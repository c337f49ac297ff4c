import { ITEM_FIELDS } from '@errand/domain/catalog';
import { DEFAULT_LANGUAGE, findLanguage, LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { findText } from '../../../platform/texts/index.ts';
import { columnIn } from './language-columns.ts';

/** The columns of our files that have a name in every language, without those of translations. */
const NAMED = [
  ...Object.keys(ITEM_FIELDS),
  ...'id store category name description price discount stock max_quantity pictures active available brand condition tax_class'.split(
    ' ',
  ),
  ...'groups options variations add_ons slug kind address module zone latitude longitude phone email hours'.split(
    ' ',
  ),
  ...'minimum_order packaging delivery_minutes tax commission delivery take_away free_delivery self_delivery'.split(
    ' ',
  ),
  ...'per_km minimum_charge maximum_charge schedule_order model hourly daily seats transmission fuel'.split(
    ' ',
  ),
  ...'air_condition engine_capacity engine_power features plates plates_out_of_service further_zones delivery_area'.split(
    ' ',
  ),
];

const KEYS = new Map(
  NAMED.flatMap((key) =>
    LANGUAGE_CODES.map((language) => [headOf(key, language).toLowerCase(), key] as const),
  ),
);

/** The name of a column in a language, for the first line of an export: `name:ar`, الاسم:ar. */
export function headOf(column: string, language: LanguageCode): string {
  const [key = '', suffix] = column.split(':');
  const name = (language !== DEFAULT_LANGUAGE && findText(`columns.${key}`, language)) || key;
  return suffix === undefined ? name : `${name}:${suffix}`;
}

/** The column of a lower-case name in any language; the name itself if it is none of ours. */
export function columnNamed(name: string): string {
  const at = name.lastIndexOf(':');
  const language = at < 0 ? null : findLanguage(name.slice(at + 1));
  const key = KEYS.get(language ? name.slice(0, at) : name);
  if (key === undefined) return name;
  return columnIn(key, language ?? DEFAULT_LANGUAGE);
}

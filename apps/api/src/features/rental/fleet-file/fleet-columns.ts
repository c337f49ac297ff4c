import { csvFiles } from '../../imports/csv/index.ts';

/** The columns of a file of vehicles, explained in docs/import.md. */
export const FLEET_COLUMNS = [
  'id',
  'store',
  ...csvFiles.columnsInLanguages('name'),
  ...csvFiles.columnsInLanguages('description'),
  ...'category brand model hourly daily per_km discount seats transmission fuel air_condition'.split(' '),
  ...'engine_capacity engine_power features plates plates_out_of_service active'.split(' '),
];

export const NEEDED_FLEET_COLUMNS = ['name', 'category', 'brand'];

/** The columns of the fields of the form that have another name. */
const COLUMNS: Record<string, string> = { category_id: 'category', brand_id: 'brand', tags: 'features' };

/** The column of a field that a rule rejects: `daily_minor` is `daily`, `name.ar` is `name:ar`. */
export function columnOfField(path: readonly PropertyKey[]): string {
  const [field = '', part] = path.map(String);
  if (part !== undefined && FLEET_COLUMNS.includes(`${field}:${part}`)) return `${field}:${part}`;
  return COLUMNS[field] ?? field.replace(/_minor$/, '');
}

import type { ModuleSwitch } from '../modules/index.ts';

type Kind = 'flag' | 'words' | 'text';
type Row = { kind: Kind; column: string; switch?: ModuleSwitch };

/**
 * The fields of an item that hold one value for the console's form, for its row and for imports. The name is that of the
 * form, of the database column and of the column in a file; `column` is the property of the table. The schema and the
 * controls of the form, in this order, its empty values, the row and both readers of files derive from this list. Modules
 * without `switch` do not show the field.
 */
export const ITEM_FIELDS = {
  unit: { kind: 'text', column: 'unit', switch: 'unit' },
  tags: { kind: 'words', column: 'tags' },
  generic_names: { kind: 'words', column: 'genericNames', switch: 'generic_name' },
  nutrition: { kind: 'words', column: 'nutrition', switch: 'nutrition' },
  allergies: { kind: 'words', column: 'allergies', switch: 'allergy' },
  veg: { kind: 'flag', column: 'veg', switch: 'veg_non_veg' },
  halal: { kind: 'flag', column: 'halal', switch: 'halal' },
  organic: { kind: 'flag', column: 'organic', switch: 'organic' },
  prescription: { kind: 'flag', column: 'prescription', switch: 'order_attachment' },
  basic: { kind: 'flag', column: 'basic', switch: 'basic' },
  recommended: { kind: 'flag', column: 'recommended' },
  schedule_order: { kind: 'flag', column: 'scheduleOrder' },
} as const satisfies Record<string, Row>;

type Rows = typeof ITEM_FIELDS;
export type ItemField = keyof Rows;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keys` forgets the names of ITEM_FIELDS.
const NAMES = Object.keys(ITEM_FIELDS) as ItemField[];

/** A value for each field, by its kind. */
type ByItemField<ByKind extends Record<Kind, unknown>> = {
  [Name in ItemField]: ByKind[Rows[Name]['kind']];
};
type Values = { flag: boolean; words: string[]; text: string | null };
type ItemFieldValues = ByItemField<Values>;
/** The values by the properties of the table. */
export type ItemColumns = { [Name in ItemField as Rows[Name]['column']]: ItemFieldValues[Name] };
type TextField = { [Name in ItemField]: Rows[Name]['kind'] extends 'text' ? Name : never }[ItemField];
type Given = Omit<ItemFieldValues, TextField> & { [Name in TextField]?: string | null | undefined };

/** Makes a value for each field from its kind and name. */
export function mapItemFields<Flag, Words, Text>(make: {
  flag: (name: ItemField) => Flag;
  words: (name: ItemField) => Words;
  text: (name: ItemField) => Text;
}): ByItemField<{ flag: Flag; words: Words; text: Text }> {
  const made = NAMES.map((name) => [name, make[ITEM_FIELDS[name].kind](name)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names of ITEM_FIELDS.
  return Object.fromEntries(made) as ByItemField<{ flag: Flag; words: Words; text: Text }>;
}

/** The values of a new item. */
export function emptyItemFields(): ItemFieldValues {
  return mapItemFields<boolean, string[], string | null>({
    flag: () => false,
    words: () => [],
    text: () => null,
  });
}

/** The values of a form or file by the properties of the table. An empty text is null. */
export function itemColumnsOf(fields: Given): ItemColumns {
  const columns = NAMES.map((name) => {
    const { kind, column } = ITEM_FIELDS[name];
    const value = fields[name];
    return [column, kind === 'text' ? value || null : value];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the columns of ITEM_FIELDS.
  return Object.fromEntries(columns) as ItemColumns;
}

/** The values of a row by the names of the form. */
export function itemFieldsOf(row: ItemColumns): ItemFieldValues {
  const fields = NAMES.map((name) => [name, row[ITEM_FIELDS[name].column]]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names of ITEM_FIELDS.
  return Object.fromEntries(fields) as ItemFieldValues;
}

import { DEFAULT_LANGUAGE, type LooseTranslations } from '@errand/domain/language';

/** JSON Schema of a setting of several parts, as far as its form reads it. */
export type PartSchema = {
  type?: string;
  enum?: (string | number)[];
  const?: string | number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, PartSchema>;
  items?: PartSchema;
  anyOf?: PartSchema[];
};

/** How a part is edited. `translated` has a text for each language, `textFlag` is "0" or "1", as older clients read it; `fixed` cannot be changed. */
export type PartKind =
  | 'group'
  | 'list'
  | 'translated'
  | 'switch'
  | 'flag'
  | 'textFlag'
  | 'choice'
  | 'number'
  | 'numeric'
  | 'text'
  | 'fixed';

export function partKind(name: string, given: PartSchema): PartKind {
  const schema = withoutNull(given);
  if (schema.properties) return DEFAULT_LANGUAGE in schema.properties ? 'translated' : 'group';
  if (schema.items) return 'list';
  if (schema.const !== undefined) return 'fixed';
  // The sign-in provider names the row.
  if (name === 'login_medium') return 'fixed';
  if (schema.type === 'boolean') return 'switch';
  if (isFlag(schema)) return 'flag';
  if (schema.enum) return 'choice';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (/(^|_)status$/.test(name)) return 'textFlag';
  return schema.pattern?.includes('\\d') ? 'numeric' : 'text';
}

/** The schema of a value that may be null. */
export function withoutNull(schema: PartSchema): PartSchema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
}

/** Whether rows can be added and removed, which is not the case if each belongs to a provider. */
export function isOpenList({ items = {} }: PartSchema): boolean {
  return !Object.hasOwn(items.properties ?? {}, 'login_medium');
}

/** The empty value of a schema. */
export function emptyPart(name: string, given: PartSchema): unknown {
  const schema = withoutNull(given);
  const kind = partKind(name, schema);
  if (kind === 'group')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([part, inner]) => [part, emptyPart(part, inner)]),
    );
  if (kind === 'list') return [];
  if (kind === 'translated') return {};
  if (kind === 'switch') return false;
  if (kind === 'flag') return 0;
  if (kind === 'textFlag') return '0';
  if (kind === 'number') return 0;
  return schema.const ?? schema.enum?.[0] ?? '';
}

/** The invalid parts of a value as paths such as `0.link`. The server validates the value again. */
export function invalidParts(name: string, given: PartSchema, value: unknown, path = ''): string[] {
  const schema = withoutNull(given);
  const kind = partKind(name, schema);
  const below = (part: string | number) => (path === '' ? String(part) : `${path}.${part}`);
  if (kind === 'group')
    return Object.entries(schema.properties ?? {}).flatMap(([part, inner]) =>
      invalidParts(part, inner, (value as Record<string, unknown> | null)?.[part], below(part)),
    );
  if (kind === 'list')
    return ((value ?? []) as unknown[]).flatMap((row, index) =>
      invalidParts(name, schema.items ?? {}, row, below(index)),
    );
  const isRight =
    kind === 'number'
      ? isNumberIn(schema, value)
      : kind === 'translated'
        ? Boolean((value as LooseTranslations | null)?.[DEFAULT_LANGUAGE]?.trim())
        : new RegExp(schema.pattern ?? '', 'u').test(String(value));
  return isRight ? [] : [path];
}

function isNumberIn({ type, minimum, maximum }: PartSchema, value: unknown): boolean {
  if (typeof value !== 'number' || Number.isNaN(value)) return false;
  if (type === 'integer' && !Number.isInteger(value)) return false;
  return value >= (minimum ?? value) && value <= (maximum ?? value);
}

function isFlag({ enum: values }: PartSchema): boolean {
  return values?.length === 2 && values.includes(0) && values.includes(1);
}

import { COMMON_FIELDS } from '@errand/contract/documentation/common-fields';
import type { JsonSchema } from './json-schema.ts';

/** Completes the fields of a schema: the text of a common name where the schema says nothing, and the default. */
export function annotate(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: annotateAll(properties) }),
    ...(items && { items: annotate(items) }),
    ...(anyOf && { anyOf: anyOf.map(annotate) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: annotate(additionalProperties) }),
  };
}

function annotateAll(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { default: preset, ...schema }]) => {
      const field = { ...annotate(schema), ...noteOf(name, schema) };
      return [name, isDocumentedDefault(preset) ? withDefault(field, preset) : field];
    }),
  );
}

/**
 * Writes defaults into the description, because generators treat a field with the keyword `default` as always present.
 */
function withDefault(field: JsonSchema, preset: unknown): JsonSchema {
  return { ...field, description: `${field.description ?? ''} Default: \`${String(preset)}\`.`.trim() };
}

function isDocumentedDefault(preset: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof preset) && preset !== '' && !Number.isNaN(preset);
}

/**
 * Description and example of a field: its own, else those of its name. An example of another type than the field's is
 * omitted.
 */
export function noteOf(name: string, schema: JsonSchema): JsonSchema {
  const { description, examples } = schema;
  if (description) return { description, ...(examples && { examples }) };
  const [common, example] = COMMON_FIELDS[name] ?? [];
  const fitting = schema.enum || schema.const !== undefined ? undefined : inTypes(example, typesOf(schema));
  return { ...(common && { description: common }), ...(fitting !== undefined && { examples: [fitting] }) };
}

function typesOf({ type, anyOf = [] }: JsonSchema): string[] {
  return [...[type ?? []].flat(), ...anyOf.flatMap(typesOf)];
}

/**
 * Converts an example to one of the types. Some fields, such as coordinates, are numbers in one schema and text in
 * another.
 */
function inTypes(example: unknown, types: string[]): unknown {
  const type = Array.isArray(example) ? 'array' : typeof example;
  if (types.includes(type) || (types.includes('integer') && Number.isInteger(example))) return example;
  if (type === 'number' && types.includes('string')) return String(example);
  const number = type === 'string' ? Number(example) : Number.NaN;
  return types.includes('number') && !Number.isNaN(number) ? number : undefined;
}

import { FIELD_NOTES } from '@errand/contract/documentation/fields';
import type { JsonSchema } from './json-schema.ts';

/** Adds descriptions and examples to the fields of a schema, by the notes of the contract. `owner` is the schema's name. */
export function annotate(schema: JsonSchema, owner: string): JsonSchema {
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: annotateAll(properties, owner) }),
    ...(items && { items: annotate(items, owner) }),
    ...(anyOf && { anyOf: anyOf.map((branch) => annotate(branch, owner)) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: annotate(additionalProperties, owner),
    }),
  };
}

function annotateAll(properties: Record<string, JsonSchema>, owner: string): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { default: preset, ...schema }]) => {
      const note = noteOf([owner], name, schema);
      const field = { ...note, ...annotate(schema, name) };
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
 * Description and example of a field: the note for one of the owners, else the one for the name. An example of another
 * type than the field's is omitted.
 */
export function noteOf(owners: string[], name: string, schema: JsonSchema): JsonSchema {
  const key = owners.map((owner) => `${owner}.${name}`).find((own) => FIELD_NOTES[own]) ?? name;
  const [description, example] = FIELD_NOTES[key] ?? [];
  const fitting = schema.enum || schema.const !== undefined ? undefined : inTypes(example, typesOf(schema));
  return { ...(description && { description }), ...(fitting !== undefined && { examples: [fitting] }) };
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

import { z } from 'zod';

/** A node of JSON Schema, with the keywords that the contract's schemas use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};

export type Names = z.core.$ZodRegistry<{ id: string }>;

const COMPONENTS = '#/components/schemas/';

/** A schema as the document shows it; schemas in `names` become references. */
export function toJsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  names: Names = z.registry<{ id: string }>(),
): JsonSchema {
  const name = names.get(schema)?.id;
  if (name) return { $ref: COMPONENTS + name };
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    override: describe,
    unrepresentable: 'any',
  });
  return simplified(rest) as JsonSchema;
}

/** The schemas in `names` themselves. */
export function toComponents(names: Names): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, {
    uri: (id) => COMPONENTS + id,
    override: describe,
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...rest }]) => [
      name,
      simplified(rest) as JsonSchema,
    ]),
  );
}

/** Adds what a schema says about itself, or for a nullable one what the schema in it says. */
const describe: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const [inner, ...others] = jsonSchema.anyOf ?? [];
  if (zodSchema instanceof z.ZodNullable && typeof inner === 'object') {
    const { description, examples, ...bare } = inner;
    jsonSchema.anyOf = [bare, ...others];
    if (description) jsonSchema.description = description;
    if (examples) jsonSchema.examples = examples;
  }
  Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
};

/**
 * Removes the bounds of safe integers, which are noise, and the ban on other properties, because clients must tolerate
 * fields that a later version adds. References lead to the components.
 */
function simplified(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplified);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !(key === 'additionalProperties' && value === false) && !isSafeIntegerBound(key, value),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === '$ref' ? String(value).replace('#/$defs/', COMPONENTS) : simplified(value),
    ]),
  );
}

function isSafeIntegerBound(key: string, value: unknown): boolean {
  return (
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)
  );
}

import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { z } from 'zod';

const converted = new WeakMap<z.ZodType, Record<string, unknown>>();

/** JSON Schema of a response for the compiled serializer; `nullable` instead of unions keeps it fast. One object for each schema. */
export function responseSchema(schema: z.ZodType): Record<string, unknown> {
  const known = converted.get(schema);
  if (known) return known;
  const created = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
    unrepresentable: 'any',
    // Without the texts of the API document.
    metadata: z.registry(),
  });
  converted.set(schema, created);
  return created;
}

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>;

const compile = SerializerSelector()();
const compiled = new WeakMap<object, ReturnType<Compile>>();

/**
 * Compiles each schema once per process. An overridden method shares the serializer of its endpoint, and servers of the
 * same endpoints share all of them.
 */
export function buildSharedSerializers(): Compile {
  return (definition) => {
    const schema = definition.schema as object;
    const known = compiled.get(schema);
    if (known) return known;
    const created = compile(definition);
    compiled.set(schema, created);
    return created;
  };
}

import { z } from 'zod';

const converted = new WeakMap<z.ZodType, Record<string, unknown>>();

/** JSON Schema of a response for the compiled serializer; `nullable` instead of unions keeps it fast. One object for each schema. */
export function responseSchema(schema: z.ZodType): Record<string, unknown> {
  const known = converted.get(schema);
  if (known) return known;
  const created = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
  converted.set(schema, created);
  return created;
}

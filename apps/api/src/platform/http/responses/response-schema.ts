import { z } from 'zod';

/** JSON Schema of a response for the compiled serializer; `nullable` instead of unions keeps it fast. */
export function responseSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
}

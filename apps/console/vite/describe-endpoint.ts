import type { BrowserEndpoint } from '@errand/vite-plugins/strip-contract.ts';
import { z } from 'zod';

/** The fields of an endpoint that are sent to the browser unchanged. */
const SENT_FIELDS = ['name', 'method', 'path', 'permission', 'scope', 'stepUp', 'csv', 'changes'];

/**
 * An endpoint for the browser. `query` and `body` become JSON Schema, which lists and forms read, so that zod is not
 * sent.
 */
export function describeEndpoint(endpoint: BrowserEndpoint): Record<string, unknown> {
  const kept = SENT_FIELDS.filter((key) => key in endpoint).map((key) => [key, endpoint[key]]);
  const schemas = ['query', 'body']
    .filter((key) => key in endpoint)
    .map((key) => [key, schemaOf(endpoint[key] as z.ZodType)]);
  return Object.fromEntries([...kept, ...schemas]);
}

function schemaOf(type: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    // `format` makes the longer `pattern` redundant. Texts of the API document are not for the console.
    override({ jsonSchema }) {
      delete jsonSchema.description;
      delete jsonSchema.examples;
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return schema;
}

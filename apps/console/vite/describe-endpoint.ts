import type { BrowserEndpoint } from '@errand/vite-plugins/contract-plugin.ts';
import { z } from 'zod';

/** What the browser keeps of an endpoint's access. */
const KEPT = ['name', 'method', 'path', 'permission', 'stepUp', 'csv', 'changes'];

/**
 * An endpoint in the browser: its access, and `query` and `body` as JSON Schema, which lists and forms are made from, so
 * that zod is not sent.
 */
export function describeEndpoint(endpoint: BrowserEndpoint): Record<string, unknown> {
  const kept = KEPT.filter((key) => key in endpoint).map((key) => [key, endpoint[key]]);
  const schemas = ['query', 'body']
    .filter((key) => key in endpoint)
    .map((key) => [key, schemaOf(endpoint[key] as z.ZodType)]);
  return Object.fromEntries([...kept, ...schemas]);
}

function schemaOf(type: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    // The format says the same in fewer bytes.
    override({ jsonSchema }) {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return schema;
}

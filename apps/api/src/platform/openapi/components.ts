import type { Endpoint } from '@errand/contract';
import { namedSchemas } from '@errand/contract/documentation/schemas';
import { z } from 'zod';
import { annotate } from './annotate.ts';
import { type JsonSchema, type Names, toComponents, toJsonSchema } from './json-schema.ts';

/** The schemas of one document. Those of an endpoint are named after it: `AddToCartBody`, `ListCartResponse`. */
export function createComponents() {
  const names: Names = z.registry<{ id: string }>();
  for (const [id, schema] of namedSchemas()) names.add(schema, { id });
  const components = toComponents(names);

  /** A reference to the schema, or the list or nullable of such a reference. */
  function named(name: string, description: string, schema: JsonSchema): JsonSchema {
    if (schema.items)
      return { ...schema, items: named(name.replace(/Response$/, 'Row'), description, schema.items) };
    if (schema.anyOf)
      return { ...schema, anyOf: schema.anyOf.map((branch) => named(name, description, branch)) };
    if (!schema.properties) return schema;
    if (components[name]) throw new Error(`Two schemas of the document are called ${name}.`);
    components[name] = { description, ...schema };
    return { $ref: `#/components/schemas/${name}` };
  }

  return {
    bodyOf: (endpoint: Endpoint & { body: z.ZodObject }) =>
      named(
        `${pascal(endpoint.name)}Body`,
        `Body of \`${endpoint.name}\`.`,
        toJsonSchema(endpoint.body, 'input'),
      ),
    responseOf: (endpoint: Endpoint) =>
      named(
        `${pascal(endpoint.name)}Response`,
        `From \`${endpoint.name}\`: ${endpoint.summary}`,
        toJsonSchema(endpoint.response, 'output', names),
      ),
    /** All schemas that `document` refers to, directly or through others. */
    usedBy(document: unknown): Record<string, JsonSchema> {
      const used = new Set<string>();
      const visit = (node: unknown) => {
        for (const name of referencesIn(node)) {
          if (used.has(name)) continue;
          used.add(name);
          visit(components[name]);
        }
      };
      visit(document);
      return Object.fromEntries([...used].toSorted().map((name) => [name, annotate(components[name] ?? {})]));
    },
  };
}

function referencesIn(node: unknown): string[] {
  const text = JSON.stringify(node) ?? '';
  return [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

import { z } from 'zod';

type Schema = {
  /** Several for a value that may be null. */
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
  additionalProperties?: unknown;
};

const samples = { input: new WeakMap<z.ZodType, unknown>(), output: new WeakMap<z.ZodType, unknown>() };

/** A small value that a schema accepts, for tests over all endpoints. */
export function sampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const known = samples[io].get(schema);
  if (known !== undefined) return known;
  const sample = createSample(schema, io);
  samples[io].set(schema, sample);
  return sample;
}

function createSample(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const sample = valueOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema);
  schema.parse(sample);
  return sample;
}

function valueOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return valueOf(options[0] ?? {});
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, valueOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map(valueOf);
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return textOf(schema);
    default:
      return 'value';
  }
}

function textOf({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'email') return 'mina@errand.example';
  if (format === 'uuid') return '5f0c3d2e-8a4b-4c1d-9e6f-7a8b9c0d1e2f';
  if (format === 'date') return '2026-03-04';
  if (format === 'date-time') return '2026-03-04T12:00:00Z';
  if (pattern?.startsWith('^[a-zA-Z]')) return 'listOrders';
  if (pattern?.startsWith('^\\d{4}-(0')) return '2026-02';
  if (pattern === String.raw`^\d{4,8}$`) return '1000';
  if (pattern === String.raw`^\+[1-9]\d{6,14}$`) return '+4940123456';
  return 'x'.repeat(Math.max(minLength, 1));
}

import fc from 'fast-check';
import { hostileNumber, hostileValue } from './hostile-values.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
};
/** Resolves `#/components/…`. */
export type Resolve = (ref: string) => Schema;

/** Ids of the world of the fuzz tests and ratings, and the 0 of filters that are off. */
const id = fc.integer({ min: 0, max: 5 });

/** Values of a JSON Schema, with one in six that it may not allow. */
export function valueOf(schema: Schema, resolve: Resolve, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fittingValue(schema, resolve, depth) },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** An object of the schema; its properties may be absent or hostile. */
export function objectOf(schema: Schema, resolve: Resolve, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = merged(schema, resolve);
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const value = valueOf(property, resolve, depth + 1);
      const share = required.includes(name) ? 12 : 1;
      return [
        name,
        fc.oneof({ weight: share, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) }),
      ];
    }),
  );
  return fc
    .record(model)
    .map((object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)));
}

function fittingValue(schema: Schema, resolve: Resolve, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  if (schema.$ref) return fittingValue(resolve(schema.$ref), resolve, depth + 1);
  const { examples = [], enum: values, anyOf, oneOf } = schema;
  const made = values
    ? fc.constantFrom(...values)
    : schema.const !== undefined
      ? fc.constant(schema.const)
      : (anyOf ?? oneOf)
        ? fc.oneof(...(anyOf ?? oneOf ?? []).map((branch) => fittingValue(branch, resolve, depth + 1)))
        : byType(schema, resolve, depth);
  return examples.length > 0 ? fc.oneof(made, fc.constantFrom(...examples)) : made;
}

function byType(schema: Schema, resolve: Resolve, depth: number): fc.Arbitrary<unknown> {
  const [type] = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'unknown')].flat();
  const { minimum = -10, maximum = 1000, minLength = 0, maxLength = 40, items = {}, maxItems = 4 } = schema;
  const low = Math.max(minimum, -1_000_000);
  const high = Math.max(low, Math.min(maximum, 1_000_000));
  if (type === 'integer')
    return fc.oneof(id, fc.integer({ min: Math.ceil(low), max: Math.floor(high) }), hostileNumber);
  if (type === 'number') return fc.oneof(id, fc.double({ min: low, max: high, noNaN: true }), hostileNumber);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array')
    return fc.array(valueOf(items, resolve, depth + 1), { maxLength: Math.min(maxItems, 4) });
  if (type === 'object') return objectOf(schema, resolve, depth + 1);
  return text(minLength, Math.max(minLength, Math.min(maxLength, 60)));
}

/** Also numbers, dates and JSON, which clients send as text. */
function text(minLength: number, maxLength: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
    id.map(String),
    fc.constantFrom('2026-03-04', '2026-03-04 18:30:00', '[1,2]', '+971501234567', 'a@b.example', 'all'),
  );
}

function merged(schema: Schema, resolve: Resolve): Pick<Schema, 'properties' | 'required'> {
  const whole = schema.$ref ? resolve(schema.$ref) : schema;
  const parts = [whole, ...(whole.allOf ?? []).map((part) => merged(part, resolve))];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

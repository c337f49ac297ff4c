import { type ErrorCode, isErrorCode } from '@errand/contract';
import { z } from 'zod';
import type { Rejection } from './app-error.ts';

/** Explains why a schema rejects `input`: the field of each issue and the value it expects. */
export function inputRejections(
  schema: z.ZodObject,
  input: unknown,
  issues: z.core.$ZodIssue[],
): Rejection[] {
  return issues.map((issue) => {
    const field = issue.path.join('.') || 'body';
    return isMissing(input, issue) ? { code: 'required', field } : unexpected(schema, field, issue);
  });
}

/**
 * Whether a value is absent, null, or a blank where text is required. Reads the input, because an issue does not carry
 * it and a coerced number is NaN both for text and for nothing.
 */
function isMissing(input: unknown, { path, code }: z.core.$ZodIssue): boolean {
  const value = path.reduce<unknown>(
    (node, step) => (node as Record<PropertyKey, unknown> | null)?.[step],
    input,
  );
  if (typeof value === 'string') return code === 'too_small' && value.trim() === '';
  return value === undefined || value === null;
}

function unexpected(schema: z.ZodObject, field: string, issue: z.core.$ZodIssue): Rejection {
  const { reason, ...details } =
    (issue.code === 'custom' && issue.params) || expectationAt(schema, issue.path);
  return { code: isErrorCode(reason) ? reason : 'validation', field, details: { field, ...details } };
}

const converted = new WeakMap<z.ZodObject, z.core.JSONSchema.BaseSchema>();

function expectationAt(schema: z.ZodObject, path: PropertyKey[]) {
  const root =
    converted.get(schema) ??
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() });
  converted.set(schema, root);
  return expectationOf(fieldAt(root, path));
}

type Schema = z.core.JSONSchema.BaseSchema;
type Expectation = { reason: ErrorCode } & Record<string, unknown>;

/** What a field expects, as an error code with the values of its text. `validation` if no text describes it. */
function expectationOf(schema: Schema): Expectation {
  const { enum: values, const: only, anyOf, maxItems } = schema;
  const [type = 'unknown'] = [schema.type ?? []].flat().filter((name) => name !== 'null');
  if (values) return { reason: 'expected_one_of', values: values.join(', ') };
  if (only !== undefined) return { reason: 'expected_one_of', values: String(only) };
  if (anyOf) return ofBranches(anyOf);
  if (type === 'integer') return ofInteger(schema);
  if (type === 'number') return ofNumber(schema);
  if (type === 'string') return ofText(schema);
  if (type === 'boolean') return { reason: 'expected_boolean' };
  if (type === 'object') return { reason: 'expected_object' };
  if (type !== 'array') return { reason: 'validation' };
  return maxItems === undefined
    ? { reason: 'expected_list' }
    : { reason: 'expected_list_up_to', maximum: maxItems };
}

/** The expectation of a nullable field is that of its other branch. A real union has no text. */
function ofBranches(branches: Schema[]): Expectation {
  const [branch, ...others] = branches.filter(({ type }) => type !== 'null');
  return branch && others.length === 0 ? expectationOf(branch) : { reason: 'validation' };
}

function ofInteger({ minimum, exclusiveMinimum, maximum }: Schema): Expectation {
  const lowest = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : bound(minimum);
  const highest = bound(maximum);
  if (lowest === undefined) return { reason: 'expected_integer' };
  if (highest === undefined) return { reason: 'expected_integer_from', minimum: lowest };
  return { reason: 'expected_integer_between', minimum: lowest, maximum: highest };
}

function bound(value: number | undefined): number | undefined {
  return value !== undefined && Number.isSafeInteger(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER
    ? value
    : undefined;
}

function ofNumber({ minimum, exclusiveMinimum, maximum }: Schema): Expectation {
  if (exclusiveMinimum !== undefined && maximum !== undefined)
    return { reason: 'expected_number_above', above: exclusiveMinimum, maximum };
  if (minimum === undefined) return { reason: 'expected_number' };
  if (maximum === undefined) return { reason: 'expected_number_from', minimum };
  return { reason: 'expected_number_between', minimum, maximum };
}

function ofText({ format, minLength, maxLength }: Schema): Expectation {
  if (format === 'date') return { reason: 'expected_date' };
  if (format === 'date-time') return { reason: 'expected_instant' };
  if (maxLength === undefined) return { reason: 'expected_text' };
  return minLength
    ? { reason: 'expected_text_between', minimum: minLength, maximum: maxLength }
    : { reason: 'expected_text_up_to', maximum: maxLength };
}

function fieldAt(root: z.core.JSONSchema.BaseSchema, path: PropertyKey[]) {
  let node: z.core.JSONSchema._JSONSchema | undefined = root;
  for (const step of path) {
    if (typeof node !== 'object') return {};
    const inside: z.core.JSONSchema.BaseSchema = node;
    node =
      typeof step === 'number'
        ? (inside.items as z.core.JSONSchema._JSONSchema)
        : inside.properties?.[String(step)];
  }
  return typeof node === 'object' ? node : {};
}

/** The problems of a form as rejections; `names` maps fields of the form to their names on the wire if they differ. */
export function toRejections(
  problems: Partial<Record<string, string>>,
  names: Partial<Record<string, string>> = {},
): Rejection[] {
  return Object.entries(problems).flatMap(([field, code]) =>
    code ? [{ code: isErrorCode(code) ? code : 'validation', field: names[field] ?? field }] : [],
  );
}

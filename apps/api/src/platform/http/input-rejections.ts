import { isErrorCode } from '@errand/contract';
import { z } from 'zod';
import type { Rejection } from './app-error.ts';
import { expectationOf } from './expectation.ts';

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
  const root = converted.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  converted.set(schema, root);
  return expectationOf(fieldAt(root, path));
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

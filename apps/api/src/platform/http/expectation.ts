import type { ErrorCode } from '@errand/contract';
import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
type Expectation = { reason: ErrorCode } & Record<string, unknown>;

/** What a field expects, as an error code with the values of its text. `validation` if no text describes it. */
export function expectationOf(schema: Schema): Expectation {
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
  if (maxLength === undefined) return { reason: 'expected_text' };
  return minLength
    ? { reason: 'expected_text_between', minimum: minLength, maximum: maxLength }
    : { reason: 'expected_text_up_to', maximum: maxLength };
}

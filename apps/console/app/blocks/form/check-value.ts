import type { TextKey } from '@errand/client/i18n.tsx';
import { isCalendarDay } from '@errand/domain/time';
import { type Schema, withoutNull } from '#platform/schema.ts';

export type Problem = { key: TextKey; values?: Record<string, number> };

/**
 * The first problem that the schema finds in a value before it is sent, or null. The server checks the value again,
 * with further rules.
 */
export function checkValue(given: Schema, value: unknown, isRequired: boolean): Problem | null {
  const schema = withoutNull(given);
  if (isEmpty(value)) return isRequired ? { key: 'blocks.required' } : null;
  if (typeof value === 'string') return checkText(schema, value);
  if (typeof value === 'number') return checkNumber(schema, value);
  if (schema.properties && typeof value === 'object') {
    for (const [name, part] of Object.entries(schema.properties)) {
      const isPartRequired = schema.required?.includes(name) ?? false;
      const problem = checkValue(part, (value as Record<string, unknown>)[name], isPartRequired);
      if (problem) return problem;
    }
  }
  return null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function checkText({ minLength = 0, maxLength, format }: Schema, value: string): Problem | null {
  const { length } = value.trim();
  if (length < minLength) return { key: 'blocks.tooShort', values: { minimum: minLength } };
  if (maxLength !== undefined && length > maxLength)
    return { key: 'blocks.tooLong', values: { maximum: maxLength } };
  if (format === 'email' && !/^\S+@\S+\.\S+$/.test(value.trim())) return { key: 'blocks.notMail' };
  if (isBadDate(value, format)) return { key: 'blocks.notDate' };
  return null;
}

/** Dates are checked here, because a field passes a text that is none as it was typed. */
function isBadDate(value: string, format: string | undefined): boolean {
  if (format === 'date') return !isCalendarDay(value);
  return format === 'date-time' && !(isCalendarDay(value.slice(0, 10)) && value.endsWith('Z'));
}

function checkNumber({ type, minimum, exclusiveMinimum, maximum }: Schema, value: number): Problem | null {
  if (Number.isNaN(value) || (type === 'integer' && !Number.isInteger(value)))
    return { key: type === 'integer' ? 'blocks.notWhole' : 'blocks.notNumber' };
  if (minimum !== undefined && value < minimum) return { key: 'blocks.atLeast', values: { minimum } };
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return { key: 'blocks.above', values: { above: exclusiveMinimum } };
  if (maximum !== undefined && value > maximum) return { key: 'blocks.atMost', values: { maximum } };
  return null;
}

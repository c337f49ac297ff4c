import { isCalendarDay } from '@errand/domain/time';
import { type Schema, withoutNull } from '#platform/schema.ts';

/**
 * Whether a text of the address is a value of a query field. A link that somebody has typed or cut may name a day that
 * does not exist, or a filter of an earlier version.
 */
export function isQueryValue(field: Schema, text: string): boolean {
  const schema = withoutNull(field);
  if (schema.control === 'instant' || schema.format === 'date-time')
    return isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
  if (schema.control === 'flag') return text === 'true' || text === 'false';
  if (schema.enum) return schema.enum.map(String).includes(text);
  if (schema.type === 'integer' || schema.type === 'number') {
    const value = Number(text);
    const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
    const isWhole = schema.type === 'number' || Number.isSafeInteger(value);
    return text.trim() !== '' && isWhole && value >= minimum && value > exclusiveMinimum && value <= maximum;
  }
  return schema.maxLength === undefined || text.length <= schema.maxLength;
}

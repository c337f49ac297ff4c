import { type Schema, withoutNull } from '#platform/schema.ts';
import type { Field } from './form-types.ts';

export type ControlKind =
  | 'text'
  | 'longText'
  | 'password'
  | 'time'
  | 'instant'
  | 'number'
  | 'money'
  | 'boolean'
  | 'choice'
  | 'translated';

/** Texts that may be longer than this get several lines. */
export const LONG_TEXT = 200;

/** The control of a body's field: the one that the screen names, else the one that fits the schema. */
export function controlKind(
  given: Schema,
  { control, options }: Pick<Field, 'control' | 'options'>,
): ControlKind {
  const schema = withoutNull(given);
  if (schema.control === 'translated') return 'translated';
  if (typeof control === 'string') return control;
  if (schema.enum || options) return 'choice';
  if (schema.type === 'boolean') return 'boolean';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.format === 'date-time') return 'instant';
  return (schema.maxLength ?? 0) > LONG_TEXT && !schema.format ? 'longText' : 'text';
}

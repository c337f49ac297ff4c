import { COLOR_SETTINGS, PICTURE_SETTINGS, type SETTING_KINDS } from '@errand/contract/console/settings';
import { z } from 'zod';
import { TRANSLATED } from '../../../platform/settings.ts';

type Kind = (typeof SETTING_KINDS)[number];

/** Whether the value of a setting is an uploaded picture. */
export function isPictureSetting(key: string): boolean {
  return (PICTURE_SETTINGS as readonly string[]).includes(key);
}

/** How a setting is edited, from its schema. */
export function kindOf(
  key: string,
  schema: z.ZodType,
): { kind: Kind; choices: (string | number)[]; schema: Record<string, unknown> | null } {
  const { kind, choices } = simpleKindOf(key, schema);
  if (kind !== 'json') return { kind, choices, schema: null };
  const { $schema: _, ...parts } = z.toJSONSchema(schema, { io: 'input' });
  return { kind, choices, schema: parts };
}

function simpleKindOf(key: string, schema: z.ZodType): { kind: Kind; choices: (string | number)[] } {
  if (isPictureSetting(key)) return { kind: 'picture', choices: [] };
  if ((COLOR_SETTINGS as readonly string[]).includes(key)) return { kind: 'color', choices: [] };
  if ((TRANSLATED as readonly string[]).includes(key)) return { kind: 'translated', choices: [] };
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (inner instanceof z.ZodBoolean) return { kind: 'boolean', choices: [] };
  if (inner instanceof z.ZodNumber) return { kind: 'number', choices: [] };
  if (inner instanceof z.ZodString) return { kind: 'text', choices: [] };
  const values = valuesOf(inner);
  if (values.length === 0) return { kind: 'json', choices: [] };
  const isFlag = values.length === 2 && values.includes(0) && values.includes(1);
  return isFlag ? { kind: 'flag', choices: [] } : { kind: 'choice', choices: values };
}

function valuesOf(schema: unknown): (string | number)[] {
  const values: unknown[] =
    schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : [];
  return values.filter((value) => typeof value === 'string' || typeof value === 'number');
}

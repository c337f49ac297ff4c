import { textKinds } from '@errand/contract/typed-texts';
import { normalizeText, type TextKind } from '@errand/domain/text';
import { z } from 'zod';

/** How the texts of an input are normalized: those at a place, and what is inside of it. */
type Plan = {
  kind: TextKind | null;
  fields: Map<string, Plan>;
  /** Elements of a list, and values of a record. */
  inner: Plan | null;
};

/**
 * The input with every text in its one spelling, by the kinds of `schema`'s fields, so that a validation and everything
 * after it sees what a person meant. Values that the schema does not describe stay as they are.
 */
export function normalizeInput(schema: z.ZodType, input: unknown): unknown {
  return normalized(planOf(schema), input);
}

function normalized(plan: Plan, value: unknown): unknown {
  if (typeof value === 'string') return plan.kind === null ? value : normalizeText(value, plan.kind);
  if (typeof value !== 'object' || value === null) return value;
  const { fields, inner } = plan;
  if (Array.isArray(value)) return inner ? value.map((element) => normalized(inner, element)) : value;
  if (fields.size === 0 && !inner) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const found = fields.get(name) ?? inner;
      return [name, found ? normalized(found, field) : field];
    }),
  );
}

const plans = new WeakMap<z.core.$ZodType, Plan>();

function planOf(schema: z.core.$ZodType): Plan {
  const plan = plans.get(schema) ?? createPlan(schema);
  plans.set(schema, plan);
  return plan;
}

const NOTHING: Plan = { kind: null, fields: new Map(), inner: null };

/** How a schema was made. */
type Definition = z.core.$ZodTypes['_zod']['def'];

function definitionOf(schema: z.core.$ZodType): Definition {
  return (schema as unknown as { def: Definition }).def;
}

function createPlan(schema: z.core.$ZodType): Plan {
  const def = definitionOf(schema);
  if (def.type === 'string') return { ...NOTHING, kind: kindOf(schema as z.ZodString) };
  if (def.type === 'number' || def.type === 'bigint') return { ...NOTHING, kind: 'amount' };
  if (def.type === 'enum' || def.type === 'literal' || def.type === 'boolean')
    return { ...NOTHING, kind: 'identifier' };
  if (def.type === 'object') {
    const fields = Object.entries(def.shape).map(([name, field]): [string, Plan] => [name, planOf(field)]);
    return { ...NOTHING, fields: new Map(fields) };
  }
  if (def.type === 'array') return { ...NOTHING, inner: planOf(def.element) };
  if (def.type === 'record') return { ...NOTHING, inner: planOf(def.valueType) };
  if (def.type === 'tuple') return { ...NOTHING, inner: def.items.map(planOf).reduce(merged, NOTHING) };
  if (def.type === 'union') return def.options.map(planOf).reduce(merged, NOTHING);
  // A preprocessing function comes first, and says nothing of the text that it reads.
  if (def.type === 'pipe') return planOf(isTransform(def.in) ? def.out : def.in);
  return 'innerType' in def ? planOf(def.innerType) : NOTHING;
}

/** The plan of a place for which two schemas are possible. Of two kinds of text the stricter one counts. */
function merged(one: Plan, other: Plan): Plan {
  const fields = new Map(one.fields);
  for (const [name, field] of other.fields) fields.set(name, merged(fields.get(name) ?? NOTHING, field));
  return {
    kind: one.kind === null || one.kind === 'text' ? (other.kind ?? one.kind) : one.kind,
    fields,
    inner: one.inner && other.inner ? merged(one.inner, other.inner) : (one.inner ?? other.inner),
  };
}

/** A text with a format or a pattern is an identifier. */
function kindOf(schema: z.ZodString): TextKind {
  return textKinds.get(schema)?.kind ?? (schema.format === null ? 'text' : 'identifier');
}

function isTransform(schema: z.core.$ZodType): boolean {
  return definitionOf(schema).type === 'transform';
}

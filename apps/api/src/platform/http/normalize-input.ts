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
  const known = plans.get(schema);
  if (known) return known;
  const plan: Plan = { kind: null, fields: new Map(), inner: null };
  // Before its parts, because a schema may contain itself.
  plans.set(schema, plan);
  complete(plan, schema as z.core.$ZodTypes);
  return plan;
}

function complete(plan: Plan, schema: z.core.$ZodTypes): void {
  const { def } = schema._zod;
  if (def.type === 'string') plan.kind = kindOf(schema as z.core.$ZodString);
  if (def.type === 'number' || def.type === 'bigint') plan.kind = 'amount';
  if (def.type === 'enum' || def.type === 'literal' || def.type === 'boolean') plan.kind = 'identifier';
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape)) plan.fields.set(name, planOf(field));
  if (def.type === 'array') plan.inner = planOf(def.element);
  if (def.type === 'record') plan.inner = planOf(def.valueType);
  if (def.type === 'tuple') for (const item of def.items) add(plan, { ...EMPTY, inner: planOf(item) });
  if (def.type === 'union') for (const option of def.options) add(plan, planOf(option));
  if (def.type === 'lazy') add(plan, planOf(def.getter()));
  // A preprocessing function comes first, and says nothing of the text that it reads.
  if (def.type === 'pipe') add(plan, planOf(isTransform(def.in) ? def.out : def.in));
  if ('innerType' in def) add(plan, planOf(def.innerType));
}

function kindOf(schema: z.core.$ZodString): TextKind {
  return textKinds.get(schema)?.kind ?? (isFormatted(schema) ? 'identifier' : 'text');
}

const EMPTY: Plan = { kind: null, fields: new Map(), inner: null };

/** Adds what another schema for the same place says. Of two kinds of text the stricter one counts. */
function add(plan: Plan, other: Plan): void {
  if (other.kind !== null && (plan.kind === null || plan.kind === 'text')) plan.kind = other.kind;
  for (const [name, field] of other.fields) {
    const known = plan.fields.get(name);
    if (known && known !== field) add(known, field);
    else plan.fields.set(name, field);
  }
  if (!other.inner) return;
  if (plan.inner && plan.inner !== other.inner) add(plan.inner, other.inner);
  else plan.inner = other.inner;
}

function isTransform(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'transform';
}

/** Whether a text has a format or a pattern. */
function isFormatted({ _zod }: z.core.$ZodString): boolean {
  const { format, checks = [] } = _zod.def;
  return format !== undefined || checks.some(({ _zod: check }) => check.def.check === 'string_format');
}

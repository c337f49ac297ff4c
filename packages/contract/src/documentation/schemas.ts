import { z } from 'zod';
import { login } from '../auth.ts';
import { FEATURES } from '../index.ts';
import * as itemChoices from '../item-choices.ts';
import { message } from '../schemas.ts';

/** `{errors: [{code, message}]}`: the body of every rejected call. */
export const errorBody = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string() })),
  message: z.string().optional(),
  request_id: z.string().optional(),
  details: z.looseObject({ reason: z.string() }).optional(),
});

/**
 * The schemas with a name of their own in the API document: those that a feature exports, such as `itemSchema` as
 * `Item`.
 */
export function namedSchemas(): Map<string, z.ZodType> {
  const named = new Map<string, z.ZodType>([
    ['Error', errorBody],
    ['Message', message],
    ['SignInResponse', login.response],
  ]);
  for (const [name, value] of [itemChoices, ...FEATURES].flatMap((feature) => Object.entries(feature))) {
    if (!(value instanceof z.ZodObject || value instanceof z.ZodEnum)) continue;
    const title = pascal(name.replace(/Schema$/, ''));
    if (named.has(title) && named.get(title) !== value)
      throw new Error(`Two schemas of the contract are called ${title}.`);
    named.set(title, value);
  }
  return named;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

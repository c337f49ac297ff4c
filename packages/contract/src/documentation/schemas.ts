import { z } from 'zod';
import { login } from '../auth.ts';
import { FEATURES } from '../index.ts';
import * as itemChoices from '../item-choices.ts';
import { about, message, text } from '../schemas.ts';

export const errorBody = z
  .object({
    errors: z
      .array(
        z.object({
          code: text.meta(
            about('Name of the invalid field, else the stable reason of the rejection.', 'out_of_stock'),
          ),
          message: text,
        }),
      )
      .describe('The reasons, the most important one first. Empty for none.'),
    message: text
      .optional()
      .meta(about('The same text as the first reason; for 5xx.', 'Something went wrong on our side.')),
    request_id: text
      .optional()
      .meta(
        about('Identifies the call in the server’s log; for 5xx.', '0f1c3f86-3f6d-4c4e-9d53-1b1f3a0f7d10'),
      ),
    details: z
      .looseObject({
        reason: text.meta(
          about(
            'Stable code of the first reason, also where `code` is the name of a field.',
            'below_minimum',
          ),
        ),
      })
      .optional()
      .describe('Values behind the first reason, such as a minimum. `reason` repeats its stable code.'),
  })
  .describe(
    'A rejected call. 4xx has `errors`, and `details` where there is more to say; 5xx also has `message` and `request_id`.',
  );

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

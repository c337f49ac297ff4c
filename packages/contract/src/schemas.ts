import { z } from 'zod';

/** Schemas shared by several endpoints. Fields are snake_case; money is a number in major units. */

/** What the API document says about a field: `.meta(about('ISO 4217 code of the currency.', 'USD'))`. */
export function about(description: string, example: unknown) {
  return { description, examples: [example] };
}

/** A guest id in examples. */
export const EXAMPLE_GUEST = '7f3a9c0e5d2b4816a1c4e8f09b6d2a53';

export const text = z.string();
export const integer = z.number().int();
export const amount = z.number().meta({ examples: [9.5] });
/** An amount in a request: not negative, and exact in minor units. */
export const amountInput = z.coerce.number().min(0).max(1_000_000_000);
export const id = integer.meta({ examples: [7] });
/** Query values arrive as text. */
export const idParam = z.coerce.number().int().positive();
export const flag = z.literal([0, 1]);
/** A flag in a request: 0 or 1, also as text. */
export const flagInput = z.coerce.number().int().min(0).max(1);
/** ISO 8601 in UTC. */
export const timestamp = text.meta({ examples: ['2026-03-04T08:00:00.000Z'] });
export const appUrl = text.meta({ examples: ['https://apps.example.org/errand'] });
export const imageKey = text.nullable().meta({ examples: ['3f9ac2'] });
export const imageUrl = text
  .nullable()
  .meta({ examples: ['https://shop.example.org/media/3f9ac2/800.webp'] });
export const message = z.object({ message: text }).describe('A text for the user after a successful call.');

/** The guest id, read from the query or the body. */
export const guestQuery = z.object({ guest_id: z.string().optional() });

export const latitude = z.coerce.number().min(-90).max(90);
export const longitude = z.coerce.number().min(-180).max(180);

/** Tokens of push services are printable ASCII. */
export const pushToken = z
  .string()
  .trim()
  .max(1024)
  .regex(/^[!-~]+$/);

/** `offset` is a 1-based page number. */
export const paging = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(12),
  offset: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** `card` asks for rows with only the fields that cards show. */
export const fields = z.enum(['card']).optional().catch(undefined);

/** JSON text of a list of at most `most` rows, as clients send `category_ids` and `filter`. */
export function jsonList<S extends z.ZodType>(row: S, most = 50) {
  return z
    .string()
    .max(2000)
    .transform((value, ctx) => {
      try {
        return z.array(row).max(most).parse(JSON.parse(value));
      } catch {
        const example = row instanceof z.ZodString ? '["a","b"]' : '[1,2]';
        const params = { reason: 'expected_json_list', example, maximum: most };
        ctx.addIssue({ code: 'custom', message: 'not a JSON list', params });
        return z.NEVER;
      }
    })
    .optional();
}

/** The tile of a cut-out picture; null for photos, which fill the tile. */
export const art = z.object({ tint: text }).nullable();

/** The drawn cover of a store; null if it has only a photo. */
const cover = z.object({
  tint: text,
  motif: text.meta(about('Pattern of the drawn cover.', 'waves')),
  pictures: z.array(text).describe('Addresses of the cut-out pictures.'),
  arcade: z.array(text).describe('Addresses of the pictures in the row below the cover.'),
});
export const coverArt = cover.nullable();
/** The cover without the row of pictures below it, which only the store's page shows. */
export const cardCoverArt = cover.omit({ arcade: true }).nullable();

export function paged<const K extends string, S extends z.ZodType>(name: K, row: S) {
  return z.object({
    total_size: integer,
    limit: integer,
    offset: integer,
    ...field(name, z.array(row).describe('The rows of the page.')),
  });
}

function field<const K extends string, V>(name: K, value: V): Record<K, V>;
function field(name: string, value: unknown): Record<string, unknown> {
  return { [name]: value };
}

/** What search engines and shared links show of a page. */
export const metaTexts = {
  meta_title: text
    .optional()
    .meta(about('Title for search engines; absent where the name serves.', 'Fresh bread in Marsa')),
  meta_description: text
    .optional()
    .meta(
      about(
        'Description for search engines; absent where the texts of the page serve.',
        'Baked twice a day.',
      ),
    ),
};

import { z } from 'zod';

/** Schemas shared by several endpoints. Fields are snake_case; money is a number in major units. */

export const amount = z.number();
/** An amount in a request: not negative, and exact in minor units. */
export const amountInput = z.coerce.number().min(0).max(1_000_000_000);
export const id = z.number().int();
/** Query values arrive as text. */
export const idParam = z.coerce.number().int().positive();
export const flag = z.literal([0, 1]);
export const timestamp = z.string();
export const imageUrl = z.string().nullable();
export const message = z.object({ message: z.string() });

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
    .transform((text, ctx) => {
      try {
        return z.array(row).max(most).parse(JSON.parse(text));
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
export const art = z.object({ tint: z.string() }).nullable();

/** The drawn cover of a store; null if it has only a photo. */
const cover = z.object({
  tint: z.string(),
  motif: z.string(),
  pictures: z.array(z.string()),
  arcade: z.array(z.string()),
});
export const coverArt = cover.nullable();
/** The cover without the row of pictures below it, which only the store's page shows. */
export const cardCoverArt = cover.omit({ arcade: true }).nullable();

export function paged<const K extends string, S extends z.ZodType>(name: K, row: S) {
  return z.object({
    total_size: z.number().int(),
    limit: z.number().int(),
    offset: z.number().int(),
    ...field(name, z.array(row)),
  });
}

function field<const K extends string, V>(name: K, value: V): Record<K, V>;
function field(name: string, value: unknown): Record<string, unknown> {
  return { [name]: value };
}

import type { Review, reviewRow } from '@errand/contract/console/support/reviews';
import type { z } from 'zod';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { isoTime } from '../../../platform/http/index.ts';
import { itemNames } from '../../catalog/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { type ReviewRecord, reviewKey } from './reviews.queries.ts';

type Named = { id: number; name: string };
type Names = { stores: Named[]; items: Named[] };

/** The names of the stores and items of reviews. Those of couriers and vehicles are read with the reviews. */
export async function namesOf({ db, language }: ConsoleContext, rows: ReviewRecord[]): Promise<Names> {
  const storeIds = [...new Set(rows.flatMap((row) => row.store_id ?? []))];
  const itemIds = [...new Set(rows.flatMap((row) => (row.kind === 'item' ? (row.subject_id ?? []) : [])))];
  return {
    stores: await namesOfStores.list(db, storeIds, language),
    items: await itemNames.list(db, itemIds, language),
  };
}

export function toReviewRow(
  { language }: ConsoleContext,
  row: ReviewRecord,
  names: Names,
): z.input<typeof reviewRow> {
  const { store_id: storeId } = row;
  return {
    id: reviewKey(row),
    kind: row.kind,
    rating: row.rating,
    comment: translated(row.comment, language),
    customer_name: translated(row.customer_name, language),
    store:
      storeId === null ? null : (names.stores.find(({ id }) => id === storeId) ?? { id: storeId, name: '' }),
    subject: subjectOf(row, names, language),
    order_id: row.order_id,
    has_reply: row.reply !== null,
    hidden_at: isoTime(row.hidden_ms),
    created_at: isoTime(row.created_ms),
  };
}

function subjectOf(
  { courier, vehicle_name: vehicle, subject_id: id }: ReviewRecord,
  { items }: Names,
  language: ConsoleContext['language'],
): Named | null {
  if (id === null) return null;
  if (vehicle) return { id, name: translated(vehicle, language) };
  if (!courier) return items.find((item) => item.id === id) ?? null;
  const { first_name: first, last_name: last } = courier;
  return { id, name: `${translated(first, language)} ${translated(last, language)}`.trim() };
}

export async function toReview(ctx: ConsoleContext, row: ReviewRecord): Promise<Review> {
  return {
    ...toReviewRow(ctx, row, await namesOf(ctx, [row])),
    pictures: row.pictures.flatMap((key) => mediaUrl(ctx.publicUrl, key) ?? []),
    reply: row.reply,
    hide_reason: row.hide_reason,
    version: row.version,
  };
}

import { isOn } from '@errand/contract/flag';
import type { LanguageCode } from '@errand/domain/language';
import { toMajor, toMinor } from '@errand/domain/money';
import { bestCashback } from '@errand/domain/wallet';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl, videoUrl } from '../../platform/files/index.ts';
import { AppError, customerIdOf, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { listStoreResponses } from '../stores/index.ts';
import { type CashbackOfferRow, listRunningOffers } from './cashback/order-cashbacks.queries.ts';
import { findModuleVideo, listAdvertisementRows, listReasonRows } from './offers.queries.ts';

type OffersContext = RequestContext<'db' | 'now' | 'settings'>;

/** Lists the advertisements of stores in the visitor's zones and module. */
export async function listAdvertisements(ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>) {
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const rows = await listAdvertisementRows(ctx.pool, ctx.moduleId, ctx.zoneIds, new Date(ctx.now()));
  const stores = await listStoreResponses(
    ctx,
    rows.map((row) => row.store_id),
  );
  const byId = new Map(stores.map((store) => [store.id, store]));
  return rows.flatMap((row) => {
    const store = byId.get(row.store_id);
    if (!store) return [];
    return [
      {
        id: row.id,
        add_type: row.type,
        title: translated(row.title, ctx.language),
        description: translated(row.description, ctx.language),
        cover_image_full_url: mediaUrl(ctx.publicUrl, row.picture) ?? store.cover_photo_full_url,
        profile_image_full_url: store.logo_full_url,
        video_attachment_full_url: videoUrl(ctx.publicUrl, row.video),
        store_id: store.id,
        store,
        average_rating: store.avg_rating,
        reviews_comments_count: store.reviews_comments_count,
        is_rating_active: 1 as const,
        is_review_active: store.review_status,
      },
    ];
  });
}

export async function listRunningCashbacks(ctx: OffersContext) {
  const [rows, { digits }] = await Promise.all([
    listRunningOffers(ctx.db, null, new Date(ctx.now())),
    moneyStyle(ctx),
  ]);
  return rows.map((row) => toCashbackResponse(row, ctx.language, digits));
}

/** Finds the offer with the highest cashback for a purchase in major units; null when none applies. */
export async function findBestCashback(ctx: OffersContext, amountMajor: number) {
  const settings = await ctx.settings();
  if (!isOn(settings.customer_wallet_status)) return null;
  const digits = settings.digit_after_decimal_point;
  const customerId = customerIdOf(ownerOf(ctx.viewer) ?? '');
  const rows = await listRunningOffers(ctx.db, customerId, new Date(ctx.now()));
  const best = bestCashback(rows, toMinor(amountMajor, digits));
  if (!best) return null;
  const shape = toCashbackResponse(best.offer, ctx.language, digits);
  return { ...shape, calculated_amount: toMajor(best.amountMinor, digits) };
}

function toCashbackResponse(row: CashbackOfferRow, language: LanguageCode, digits: number) {
  return {
    id: row.id,
    title: translated(row.title, language),
    cashback_type: row.type,
    cashback_amount: row.type === 'percentage' ? row.amount : toMajor(row.amount, digits),
    min_purchase: toMajor(row.minPurchaseMinor, digits),
    max_discount: toMajor(row.maxDiscountMinor, digits),
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt.toISOString(),
    same_user_limit: row.perCustomer,
  };
}

/** Lists the reasons to choose the module. */
export async function listModuleReasons(ctx: RequestContext<'pool'>) {
  const rows = await listReasonRows(ctx.pool, ctx.moduleId);
  return {
    banners: rows.map((row) => ({
      id: row.id,
      title: translated(row.title, ctx.language),
      short_description: translated(row.text, ctx.language),
      image_full_url: mediaUrl(ctx.publicUrl, row.picture),
      art: row.tint ? { tint: row.tint } : null,
    })),
  };
}

/** Returns the video or picture of the module's home page; nulls without one. */
export async function getModuleVideo(ctx: RequestContext<'pool'>) {
  const row = await findModuleVideo(ctx.pool, ctx.moduleId);
  return {
    banner_type: row?.type ?? null,
    banner_video: videoUrl(ctx.publicUrl, row?.video),
    banner_image_full_url: mediaUrl(ctx.publicUrl, row?.image),
    banner_contents: (row?.contents ?? []).map(({ title, text }) => ({
      title: translated(title, ctx.language),
      description: translated(text, ctx.language),
    })),
  };
}

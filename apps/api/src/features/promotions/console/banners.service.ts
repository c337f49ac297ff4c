import type { BannerBody, BannerRow } from '@errand/contract/console/promotions/banners';
import { withoutEmpty } from '@errand/domain/language';
import { TINTS } from '@errand/domain/media';
import { and, asc, desc, eq } from 'drizzle-orm';
import {
  type ConsoleContext,
  promotionRows,
  promotionService,
  publishShopChanged,
  stateOf,
  type VersionedRow,
} from '../../../console/index.ts';
import { mediaUrl, requirePictures } from '../../../platform/files/index.ts';
import { AppError, requireFound, toWire } from '../../../platform/http/index.ts';
import { type BannerArt, banners } from '../promotions.tables.ts';
import { requireTargets } from './targets.ts';

const PICTURE_WIDTH = 800;

type Filter = { place?: 'top' | 'bottom' | undefined; featured?: boolean | undefined };

/** Banners in the order of the shop: those at the top first. */
const rows = promotionRows(banners, {
  order: [desc(banners.place), asc(banners.position), asc(banners.id)],
  where: ({ place, featured }: Filter) =>
    and(
      place ? eq(banners.place, place) : undefined,
      featured === undefined ? undefined : eq(banners.featured, featured),
    ),
});
type BannerRecord = VersionedRow<typeof rows>;

/** Throws `promotion_target` and `promotion_period`. */
export const banner = promotionService({
  rows,
  isPublic: true,
  async toValues(ctx, body: BannerBody, record) {
    const { module_id: moduleId = null, zone_id: zoneId = null, link = null } = body;
    const { store_id: storeId = null, item_id: itemId = null } = body;
    if ([storeId, itemId, link].filter((target) => target !== null).length > 1)
      throw new AppError('promotion_target', {}, 'link');
    await requireTargets(ctx, {
      moduleId,
      zoneId,
      storeIds: storeId === null ? [] : [storeId],
      itemIds: itemId === null ? [] : [itemId],
    });
    const startsAt = body.starts_at ? new Date(body.starts_at) : null;
    const endsAt = body.ends_at ? new Date(body.ends_at) : null;
    if (startsAt && endsAt && startsAt >= endsAt) throw new AppError('promotion_period', {}, 'ends_at');
    return {
      title: withoutEmpty(body.title),
      subtitle: body.subtitle ? withoutEmpty(body.subtitle) : { en: '' },
      buttonText: body.button_text ? withoutEmpty(body.button_text) : null,
      place: body.place,
      position: body.position,
      featured: body.featured,
      art: record?.image ? null : { ...artOf(record), solid: body.solid, tint: body.tint },
      moduleId,
      zoneId,
      storeId,
      itemId,
      link,
      startsAt,
      endsAt,
      active: body.active,
    };
  },
  async toRows(ctx, records) {
    return records.map((record) => toBannerRow(ctx, record));
  },
});

/** Replaces the pictures of a banner by a photograph, or removes all of them. */
export async function setBannerPicture(ctx: ConsoleContext, id: number): Promise<BannerRow> {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  const row = requireFound(await rows.lock(ctx.db, id));
  const image = upload ? await ctx.files.put(ctx.db, upload.bytes) : null;
  // The shop shows a photograph only without drawn pictures.
  const art = image === null ? { ...artOf(row), pictures: [] } : null;
  await rows.update(ctx.db, id, { image, art });
  await publishShopChanged(ctx);
  return banner.read(ctx, id);
}

function artOf(row: Pick<BannerRecord, 'art'> | null): BannerArt {
  return row?.art ?? { solid: false, tint: TINTS[0], pictures: [] };
}

function toBannerRow(ctx: ConsoleContext, { image, art: stored, ...row }: BannerRecord): BannerRow {
  const art = artOf({ art: stored });
  return {
    ...toWire(row),
    subtitle: row.subtitle.en === '' ? null : row.subtitle,
    solid: art.solid,
    tint: TINTS.find((tint) => tint === art.tint) ?? TINTS[0],
    picture: mediaUrl(ctx.publicUrl, image ?? art.pictures[0], PICTURE_WIDTH),
    state: stateOf(row, ctx.now()),
  };
}

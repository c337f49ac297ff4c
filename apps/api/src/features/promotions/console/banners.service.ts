import type { ParsedInput } from '@errand/contract';
import type {
  BannerBody,
  BannerRow,
  listBanners as listEndpoint,
} from '@errand/contract/console/promotions/banners';
import { TINTS } from '@errand/domain/media';
import {
  type ConsoleContext,
  listPage,
  publishShopChanged,
  requireVersion,
  stateOf,
  toText,
} from '../../../console/index.ts';
import { mediaUrl, requirePictures } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import type { BannerArt } from '../promotions.tables.ts';
import {
  type BannerRecord,
  type BannerValues,
  bannerRows,
  countBanners,
  listBannerRecords,
} from './banners.queries.ts';
import { requireTargets } from './targets.ts';

const PICTURE_WIDTH = 800;

export function listBanners(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const nowMs = ctx.now();
  return listPage(
    query,
    {
      rows: (limit, offset) => listBannerRecords(ctx.db, query, { nowMs, limit, offset }),
      count: () => countBanners(ctx.db, query, nowMs),
    },
    (row) => toBannerRow(ctx, row),
  );
}

export async function readBanner(ctx: ConsoleContext, id: number): Promise<BannerRow> {
  return toBannerRow(ctx, requireFound(await bannerRows.find(ctx.db, id)));
}

/** Throws `promotion_target` and `promotion_period`. */
export async function createBanner(ctx: ConsoleContext, body: BannerBody): Promise<BannerRow> {
  const id = await bannerRows.insert(ctx.db, await toValues(ctx, body, null));
  ctx.setTarget(id);
  await publishShopChanged(ctx);
  return readBanner(ctx, id);
}

/** Throws `promotion_target`, `promotion_period` and `changed_meanwhile`. */
export async function updateBanner(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: BannerBody & { version: string },
): Promise<BannerRow> {
  const row = requireFound(await bannerRows.lock(ctx.db, id));
  requireVersion(version, row.version, toBannerRow(ctx, row));
  await bannerRows.update(ctx.db, id, await toValues(ctx, body, row));
  await publishShopChanged(ctx);
  return readBanner(ctx, id);
}

/** Replaces the pictures of a banner by a photograph, or removes all of them. */
export async function setBannerPicture(ctx: ConsoleContext, id: number): Promise<BannerRow> {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  const row = requireFound(await bannerRows.lock(ctx.db, id));
  const image = upload ? await ctx.files.put(ctx.db, upload.bytes) : null;
  // The shop shows a photograph only without drawn pictures.
  const art = image === null ? { ...artOf(row), pictures: [] } : null;
  await bannerRows.update(ctx.db, id, { image, art });
  await publishShopChanged(ctx);
  return readBanner(ctx, id);
}

async function toValues(
  ctx: ConsoleContext,
  body: BannerBody,
  row: BannerRecord | null,
): Promise<BannerValues> {
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
    title: toText(body.title),
    subtitle: body.subtitle ? toText(body.subtitle) : { en: '' },
    buttonText: body.button_text ? toText(body.button_text) : null,
    place: body.place,
    position: body.position,
    featured: body.featured,
    art: row?.image ? null : { ...artOf(row), solid: body.solid, tint: body.tint },
    moduleId,
    zoneId,
    storeId,
    itemId,
    link,
    startsAt,
    endsAt,
    active: body.active,
  };
}

function artOf(row: Pick<BannerRecord, 'art'> | null): BannerArt {
  return row?.art ?? { solid: false, tint: TINTS[0], pictures: [] };
}

function toBannerRow(ctx: ConsoleContext, row: BannerRecord): BannerRow {
  const art = artOf(row);
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle.en === '' ? null : row.subtitle,
    button_text: row.buttonText,
    place: row.place,
    position: row.position,
    featured: row.featured,
    solid: art.solid,
    tint: TINTS.find((tint) => tint === art.tint) ?? TINTS[0],
    module_id: row.moduleId,
    zone_id: row.zoneId,
    store_id: row.storeId,
    item_id: row.itemId,
    link: row.link,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    active: row.active,
    picture: mediaUrl(ctx.publicUrl, row.image ?? art.pictures[0], PICTURE_WIDTH),
    state: stateOf(row, ctx.now()),
    version: row.version,
  };
}

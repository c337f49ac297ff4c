import type { Banner } from '@errand/contract/promotions';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { listCampaigns } from './campaigns.service.ts';
import { type BannerRow, listBannerRows, listStoreBannerRows } from './promotions.queries.ts';

const CUT_OUT_WIDTH = 384;

/** Lists the banners and running campaigns of the visitor's module and zones. */
export async function listBanners(ctx: RequestContext<'now' | 'pool'>, featuredOnly: boolean) {
  const [banners, campaigns] = await Promise.all([
    listBannerRows(ctx.pool, ctx.moduleId, ctx.zoneIds, 'top', featuredOnly, new Date(ctx.now())),
    listCampaigns(ctx),
  ]);
  return {
    banners: banners.map((row) => toBannerResponse(row, ctx)),
    campaigns,
  };
}

/**
 * Lists the banners between the categories of a home page. The first one with a photograph is for clients that
 * show a single picture.
 */
export async function listBannersBetween(ctx: RequestContext<'now' | 'pool'>) {
  const at = new Date(ctx.now());
  const rows = await listBannerRows(ctx.pool, ctx.moduleId, ctx.zoneIds, 'bottom', false, at);
  const banners = rows.map((row) => toBannerResponse(row, ctx));
  const picture = banners.find((banner) => banner.image_full_url)?.image_full_url ?? null;
  return { promotional_banner_url: picture, bottom_section_banner: picture, banners };
}

/** Lists the banners of a store. */
export async function listBannersOfStore(ctx: RequestContext<'now' | 'pool'>, storeId: number) {
  const rows = await listStoreBannerRows(ctx.pool, storeId, new Date(ctx.now()));
  return rows.map((row) => ({ ...toBannerResponse(row, ctx), default_link: row.link }));
}

function toBannerResponse(row: BannerRow, ctx: RequestContext): Banner {
  const { language, publicUrl } = ctx;
  const named = <T extends NonNullable<BannerRow['item']>>(target: T | null) =>
    target && { ...target, name: translated(target.name, language) };
  return {
    id: row.id,
    title: translated(row.title, language),
    subtitle: translated(row.subtitle, language),
    button_text: translated(row.button_text, language) || null,
    type: row.item ? 'item_wise' : row.store ? 'store_wise' : 'default',
    image_full_url: mediaUrl(publicUrl, row.image, 1200),
    link: row.link,
    featured: row.featured ? 1 : 0,
    art: row.art && {
      ...row.art,
      pictures: row.art.pictures.flatMap((key) => mediaUrl(publicUrl, key, CUT_OUT_WIDTH) ?? []),
    },
    store: named(row.store),
    item: named(row.item),
  };
}

import type { Banner } from '@errand/contract/promotions';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { type BannerRow, listBannerRows, listRunningCampaigns } from './promotions.queries.ts';

const CUT_OUT_WIDTH = 384;

/** Banners and running campaigns of the visitor's module and zones. */
export async function listVisitorBanners(ctx: Ctx, featuredOnly: boolean) {
  const [banners, campaigns] = await Promise.all([
    listBannerRows(ctx.pool, ctx.moduleId, ctx.zoneIds, featuredOnly),
    listRunningCampaigns(ctx.pool, ctx.moduleId, new Date(ctx.now())),
  ]);
  return {
    banners: banners.map((row) => bannerShapeOf(row, ctx)),
    campaigns: campaigns.map(({ id, title, image }) => ({
      id,
      title: translated(title, ctx.language),
      image_full_url: mediaUrl(ctx.publicUrl, image, 1200),
    })),
  };
}

function bannerShapeOf(row: BannerRow, ctx: Ctx): Banner {
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

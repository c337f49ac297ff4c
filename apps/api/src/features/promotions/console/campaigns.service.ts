import type { CampaignBody, CampaignDetail } from '@errand/contract/console/promotions/campaigns';
import { withoutEmpty } from '@errand/domain/language';
import { findFreeSlug } from '../../../console/forms/free-slug.ts';
import {
  type ConsoleContext,
  promotionRows,
  promotionService,
  publishShopChanged,
  stateOf,
  toPeriod,
} from '../../../console/index.ts';
import { mediaUrl, requirePictures } from '../../../platform/files/index.ts';
import { AppError, toWire } from '../../../platform/http/index.ts';
import { listModuleNames } from '../../modules/index.ts';
import { campaigns } from '../promotions.tables.ts';
import { listCampaignStores, replaceCampaignStores } from './campaigns.queries.ts';
import { requireTargets } from './targets.ts';

const PICTURE_WIDTH = 384;
const rows = promotionRows(campaigns);

/** Campaigns that stores join. Throws `promotion_target` and `promotion_period`. */
export const campaign = promotionService({
  rows,
  isPublic: true,
  async toValues(ctx, body: CampaignBody) {
    const period = toPeriod(body);
    if (body.daily_to <= body.daily_from) throw new AppError('promotion_period', {}, 'daily_to');
    await requireTargets(ctx, { moduleId: body.module_id, storeIds: body.store_ids });
    return {
      moduleId: body.module_id,
      title: withoutEmpty(body.title),
      description: withoutEmpty(body.description),
      tint: body.tint ?? null,
      ...period,
      dailyFrom: body.daily_from,
      dailyTo: body.daily_to,
      active: body.active,
    };
  },
  slug: (ctx, body) => findFreeSlug(ctx.db, campaigns.slug, body.title.en, 'campaign'),
  writeParts: (ctx, id, body) => replaceCampaignStores(ctx.db, id, body.store_ids),
  async toRows(ctx, records) {
    const ids = records.map(({ id }) => id);
    const members = await listCampaignStores(ctx.db, ids);
    const moduleIds = records.map(({ moduleId }) => moduleId);
    const modules = await listModuleNames(ctx.db, moduleIds, ctx.language);
    return records.map(({ moduleId, image, ...record }): CampaignDetail => {
      const storeIds = members.flatMap((row) => (row.campaignId === record.id ? [row.storeId] : []));
      return {
        ...toWire(record),
        module: { id: moduleId, name: modules.find(({ id }) => id === moduleId)?.name ?? '' },
        store_ids: storeIds,
        store_count: storeIds.length,
        picture: mediaUrl(ctx.publicUrl, image, PICTURE_WIDTH),
        state: stateOf(record, ctx.now()),
      };
    });
  },
});

export async function setCampaignPicture(ctx: ConsoleContext, id: number): Promise<CampaignDetail> {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  if (!(await rows.lock(ctx.db, id))) throw new AppError('not_found');
  const image = upload ? await ctx.files.put(ctx.db, upload.bytes) : null;
  // A tint belongs to a drawn picture.
  await rows.update(ctx.db, id, { image, tint: null });
  await publishShopChanged(ctx);
  return campaign.read(ctx, id);
}

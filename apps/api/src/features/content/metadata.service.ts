import type { ResponseOf } from '@errand/contract';
import type { getMetadata } from '@errand/contract/content';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { getLandingData } from './landing.service.ts';
import { listPageSummaries } from './pages.service.ts';

/** Titles and descriptions of the shop and of the operator's pages, in the visitor's language. */
export async function readMetadata(
  ctx: RequestContext<'db' | 'log' | 'settings'>,
): Promise<ResponseOf<typeof getMetadata>> {
  const [settings, landing, pages] = await Promise.all([
    ctx.settings(),
    getLandingData(ctx),
    listPageSummaries(ctx),
  ]);
  return {
    meta_title: translated(settings.business_name, ctx.language),
    meta_description: plainTitle(landing.header_sub_title || landing.header_title),
    meta_image_full_url: landing.header_banner_full_url ?? mediaUrl(ctx.publicUrl, settings.logo),
    pages: pages.map(({ slug, meta_title, description }) => ({
      page_name: slug,
      meta_title,
      meta_description: description,
    })),
  };
}

/** A title of the landing page without the dollar signs around its colored part. */
function plainTitle(title: string): string {
  return title.replaceAll('$', '');
}

import type { Landing } from '@errand/contract/content';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@errand/domain/language';
import { type Translations, translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { listLandingRows } from './content.queries.ts';
import { DEFAULT_LANDING, type LandingTexts, landingSchema } from './landing.defaults.ts';

/** Older clients prefix picture names with these folders; all are the same here. */
const FOLDERS = [
  'header_icon_url',
  'header_banner_url',
  'testimonial_image_url',
  'promotional_banner_url',
  'business_image_url',
];

/** Texts of the landing page, the newsletter and the footer in the visitor's language. */
export async function getLandingData(ctx: RequestContext<'db' | 'log' | 'settings'>): Promise<Landing> {
  const [texts, settings] = await Promise.all([readTexts(ctx), ctx.settings()]);
  const picture = (key: string | null) => mediaUrl(ctx.publicUrl, key);
  return {
    ...translateTexts(texts, ctx.language),
    base_urls: Object.fromEntries(FOLDERS.map((name) => [name, `${ctx.publicUrl}/media`])),
    header_icon_full_url: picture(texts.header_icon),
    header_banner_full_url: picture(texts.header_banner),
    business_image_full_url: picture(texts.business_image),
    fixed_promotional_banner_full_url: picture(texts.fixed_promotional_banner),
    promotion_banners: texts.promotion_banners.map((img) => ({ img, img_full_url: picture(img) })),
    testimonial_list: toTestimonials(ctx, texts),
    download_user_app_links: settings.download_user_app_links,
  };
}

/** The title and the text beside the form of the newsletter, in the visitor's language. */
export async function newsletterText(ctx: RequestContext<'db' | 'log'>): Promise<string> {
  const { fixed_newsletter_title: title, fixed_newsletter_sub_title: text } = translateTexts(
    await readTexts(ctx),
    ctx.language,
  );
  return [title, text].filter(Boolean).join('\n');
}

export async function listLandingTestimonials(
  ctx: RequestContext<'db' | 'log'>,
): Promise<Landing['testimonial_list']> {
  return toTestimonials(ctx, await readTexts(ctx));
}

function toTestimonials(
  ctx: RequestContext,
  { testimonial_list: list }: LandingTexts,
): Landing['testimonial_list'] {
  return list.map(({ name, designation, review, image = null }, at) => ({
    id: at + 1,
    name: translated(name, ctx.language),
    designation: translated(designation, ctx.language),
    review: translated(review, ctx.language),
    reviewer_image: image,
    reviewer_image_full_url: mediaUrl(ctx.publicUrl, image),
    company_image: null,
    company_image_full_url: null,
    status: 1,
  }));
}

/** The operator's texts over the defaults. Invalid rows are skipped and logged. */
async function readTexts(ctx: RequestContext<'db' | 'log'>): Promise<LandingTexts> {
  const written: Record<string, unknown> = {};
  for (const { key, value } of await listLandingRows(ctx.db)) {
    const read = isName(key) ? landingSchema.shape[key].safeParse(value) : null;
    if (read?.success) written[key] = read.data;
    else ctx.log.warn({ key }, 'invalid landing text skipped');
  }
  return { ...DEFAULT_LANDING, ...written };
}

type TranslatedTexts = {
  [K in keyof LandingTexts]: LandingTexts[K] extends Translations ? string : LandingTexts[K];
};

/** Translates every text; addresses, pictures and lists are unchanged. */
function translateTexts(texts: LandingTexts, language: LanguageCode): TranslatedTexts {
  const words = Object.entries(texts).map(([key, value]) => [
    key,
    isTranslated(value) ? translated(value, language) : value,
  ]);
  return Object.fromEntries(words) as TranslatedTexts;
}

function isTranslated(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null && DEFAULT_LANGUAGE in value;
}

function isName(key: string): key is keyof LandingTexts {
  return Object.hasOwn(landingSchema.shape, key);
}

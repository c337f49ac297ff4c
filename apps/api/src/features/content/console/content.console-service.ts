import type { ContentPage, LandingText } from '@errand/contract/console/content';
import { PAGE_SLUGS, type PageSlug } from '@errand/contract/content';
import { type ConsoleContext, publishShopChanged, requireVersion } from '../../../console/index.ts';
import type { Translations } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { DEFAULT_LANDING } from '../landing.defaults.ts';
import {
  listLandingVersions,
  listPageRows,
  lockText,
  writeLandingText,
  writePage,
} from './content.console-queries.ts';

/** The version of a text without a row. */
const NEW = 'new';

export async function listContentPages(ctx: ConsoleContext): Promise<{ rows: ContentPage[] }> {
  const written = await listPageRows(ctx.db);
  return {
    rows: PAGE_SLUGS.map((slug) => {
      const row = written.find((one) => one.slug === slug);
      return {
        slug,
        title: row?.title ?? null,
        html: row?.html ?? null,
        updated_at: row?.updatedAt.toISOString() ?? null,
        version: row?.version ?? NEW,
      };
    }),
  };
}

/** Writes a page. Throws `changed_meanwhile`. */
export async function savePage(
  ctx: ConsoleContext,
  slug: PageSlug,
  body: { title: LooseText; html: LooseText; version: string },
): Promise<ContentPage> {
  await lockText(ctx.db, slug);
  const current = await requirePage(ctx, slug);
  requireVersion(body.version, current.version, current);
  const values = { title: toText(body.title), html: toText(body.html), updatedAt: new Date(ctx.now()) };
  await writePage(ctx.db, slug, values);
  await publishShopChanged(ctx);
  return requirePage(ctx, slug);
}

async function requirePage(ctx: ConsoleContext, slug: PageSlug): Promise<ContentPage> {
  const { rows } = await listContentPages(ctx);
  const row = rows.find((one) => one.slug === slug);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The translated texts; addresses, pictures and lists are not edited here. */
export async function listLandingTexts(ctx: ConsoleContext): Promise<{ rows: LandingText[] }> {
  const written = await listLandingVersions(ctx.db);
  return {
    rows: Object.entries(DEFAULT_LANDING).flatMap(([key, byDefault]) => {
      if (!isText(byDefault)) return [];
      const row = written.find((one) => one.key === key);
      return {
        key,
        value: row && isText(row.value) ? row.value : byDefault,
        default: byDefault,
        is_changed: row !== undefined,
        version: row?.version ?? NEW,
      };
    }),
  };
}

/** Throws `not_found` for a text that does not exist, and `changed_meanwhile`. */
export async function saveLandingText(
  ctx: ConsoleContext,
  key: string,
  body: { value: LooseText; version: string },
): Promise<LandingText> {
  await lockText(ctx.db, key);
  const current = await requireLandingText(ctx, key);
  requireVersion(body.version, current.version, current);
  await writeLandingText(ctx.db, key, { value: toText(body.value), updatedAt: new Date(ctx.now()) });
  await publishShopChanged(ctx);
  return requireLandingText(ctx, key);
}

async function requireLandingText(ctx: ConsoleContext, key: string): Promise<LandingText> {
  const { rows } = await listLandingTexts(ctx);
  const row = rows.find((one) => one.key === key);
  if (!row) throw new AppError('not_found');
  return row;
}

type LooseText = { en: string; ar?: string | undefined };

/** An empty translation is none: visitors then read the English text. */
function toText({ en, ar }: LooseText): Translations {
  return ar ? { en, ar } : { en };
}

function isText(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null && 'en' in value;
}

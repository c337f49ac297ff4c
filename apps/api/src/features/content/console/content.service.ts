import type { LandingText } from '@errand/contract/console/content';
import { DEFAULT_LANGUAGE, type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import { type ConsoleContext, publishShopChanged, requireVersion } from '../../../console/index.ts';
import type { Translations } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { DEFAULT_LANDING } from '../landing.defaults.ts';
import { listLandingVersions, lockText, writeLandingText } from './content.queries.ts';

/** The version of a text without a row. */
const NEW = 'new';

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
  body: { value: LooseTranslations; version: string },
): Promise<LandingText> {
  await lockText(ctx.db, key);
  const current = await requireLandingText(ctx, key);
  requireVersion(body.version, current.version, current);
  await writeLandingText(ctx.db, key, { value: withoutEmpty(body.value), updatedAt: new Date(ctx.now()) });
  await publishShopChanged(ctx);
  return requireLandingText(ctx, key);
}

async function requireLandingText(ctx: ConsoleContext, key: string): Promise<LandingText> {
  const { rows } = await listLandingTexts(ctx);
  return requireFound(rows.find((one) => one.key === key));
}

function isText(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null && DEFAULT_LANGUAGE in value;
}

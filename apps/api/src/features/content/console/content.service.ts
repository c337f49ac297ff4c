import { LANDING_TEXTS, type LandingText } from '@errand/contract/console/content';
import { DEFAULT_LANGUAGE, type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import { type ConsoleContext, publishShopChanged, requireVersion } from '../../../console/index.ts';
import type { Translations } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { DEFAULT_LANDING } from '../landing.defaults.ts';
import { listLandingVersions, lockText, writeLandingText } from './content.queries.ts';

/** The version of a text without a row. */
const NEW = 'new';

/** The texts that pages show, in the order of the pages. */
export async function listLandingTexts(ctx: ConsoleContext): Promise<{ rows: LandingText[] }> {
  const written = await listLandingVersions(ctx.db);
  return {
    rows: LANDING_TEXTS.map((key) => {
      const byDefault = DEFAULT_LANDING[key];
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
  key: LandingText['key'],
  body: { value: LooseTranslations; version: string },
): Promise<LandingText> {
  await lockText(ctx.db, key);
  const current = await requireLandingText(ctx, key);
  requireVersion(body.version, current.version, current);
  await writeLandingText(ctx.db, key, { value: withoutEmpty(body.value), updatedAt: new Date(ctx.now()) });
  await publishShopChanged(ctx);
  return requireLandingText(ctx, key);
}

async function requireLandingText(ctx: ConsoleContext, key: LandingText['key']): Promise<LandingText> {
  const { rows } = await listLandingTexts(ctx);
  return requireFound(rows.find((one) => one.key === key));
}

function isText(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null && DEFAULT_LANGUAGE in value;
}

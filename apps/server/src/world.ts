import type { World } from '@errand/api/seed';
import { changeSettings, shopSettings } from '@errand/api/settings';
import type { Env } from './env/env.ts';
import { StartError } from './start-error.ts';

/** Writes the declared country, currency and location of an empty shop to its settings. */
export async function declareShop(
  deps: Parameters<typeof changeSettings>[0],
  env: Pick<Env, 'SHOP_COUNTRY' | 'SHOP_CURRENCY' | 'SHOP_LOCATION'>,
): Promise<void> {
  const settings = shopSettings({
    country: env.SHOP_COUNTRY,
    currency: env.SHOP_CURRENCY,
    location: env.SHOP_LOCATION,
  });
  if (Object.keys(settings).length > 0) await changeSettings(deps, settings);
}

/**
 * Throws StartError for the demo in a place that others use, unless `DEMO` is set: everyone can read the codes and
 * mails of the demo, and its customer's password is printed.
 */
export function requireChoice(source: Record<string, string | undefined>): void {
  const place = ['PUBLIC_URL', 'DATABASE_URL', 'DATABASE_URL_FILE'].find((name) => source[name]?.trim());
  if (!place || source.DEMO?.trim()) return;
  throw new StartError(
    `${place} is set, so choose: DEMO=0 for a shop of your own, or DEMO=1 for the demo, in which everyone can read all codes and mails.`,
  );
}

/**
 * Throws StartError if the database holds another kind of shop than `DEMO` requests, because the demo's stores and
 * payments must not be served beside those of a real shop.
 */
export function requireWorld(world: World, env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DEMO'>): void {
  if (world === 'demo' && !env.DEMO) {
    throw new StartError(
      `DEMO=0 asks for a shop of your own, but the database holds the demo world: ${elsewhere(env)}, or start without DEMO=0.`,
    );
  }
  if (world === 'own' && env.DEMO) {
    throw new StartError(
      `The database holds a shop of your own, and the demo world needs an empty database: start with DEMO=0 npm start, or ${elsewhere(env)}.`,
    );
  }
}

function elsewhere({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (DATABASE_URL) return 'set DATABASE_URL to an empty database';
  return `set DATA_DIR to another folder, or remove ${DATA_DIR} to start over`;
}

import path from 'node:path';
import type { Deps } from '@errand/api';
import { createResponseCache } from '@errand/api/platform/cache';
import {
  connectSession,
  discardIdle,
  lostConnections,
  openDatabase,
  openPool,
} from '@errand/api/platform/db';
import { RECONNECTED, SILENCE_ENDED, startEvents } from '@errand/api/platform/events';
import { createFiles } from '@errand/api/platform/files';
import { createIdentity } from '@errand/api/platform/identity';
import { createJobs } from '@errand/api/platform/jobs';
import { createMessages, mailBrandOf } from '@errand/api/platform/messages';
import { createPush } from '@errand/api/platform/push';
import { createSettings } from '@errand/api/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './database.ts';
import type { Env } from './env/env.ts';
import { paymentProviders } from './payment-providers.ts';
import { identityOptions, reportKeys, senderOptions } from './senders.ts';

/** Enough for about 1,000 lists. */
const RESPONSE_CACHE_BYTES = 64 * 1024 * 1024;

/** Opens the shared services of the process on a migrated database, except for the maps. `stop` closes them. */
export async function openDeps(
  env: Env,
  { url, sessionUrl }: Pick<OpenDatabase, 'url' | 'sessionUrl'>,
  log: FastifyBaseLogger,
): Promise<{ deps: Omit<Deps, 'maps'>; stop: () => Promise<void> }> {
  let stopped = false;
  // Connections outlive `pool.end()` for a moment; errors of a stopping database are expected then.
  const onError = (error: Error) => stopped || log.warn({ err: error }, 'database connection failed');
  const pool = openPool(url, onError, env.DATABASE_POOL);
  const db = openDatabase(pool);
  const events = await startEvents(sessionUrl, log);
  events.subscribe(RECONNECTED, () => discardIdle(pool));
  // If the network has lost the listening connection, it has lost the others too, without an error.
  events.subscribe(SILENCE_ENDED, lostConnections(pool));
  const jobs = createJobs(sessionUrl, log, env.ROLE !== 'web');
  const now = Date.now;
  const publicUrl = env.PUBLIC_URL ?? '';
  const settings = createSettings({ db, events, log, now });
  const { mail, sms, whatsapp } = senderOptions(env);
  const brand = async () => mailBrandOf(await settings(), publicUrl);
  const messages = createMessages({
    db,
    now,
    demo: env.DEMO,
    ...(mail && { mail: { ...mail, brand } }),
    ...(sms && { sms }),
    ...(whatsapp && { whatsapp }),
  });
  const deps = {
    pool,
    db,
    connectSession: () => connectSession(sessionUrl),
    now,
    events,
    jobs,
    settings,
    files: createFiles(path.join(env.DATA_DIR, 'media'), (error) =>
      log.error({ err: error }, 'a file could not be stored'),
    ),
    messages,
    messageReports: reportKeys(env),
    push: createPush({ pool, now }),
    identity: createIdentity(identityOptions(env)),
    log,
    payments: await paymentProviders(env, { db, now, publicUrl }),
    publicUrl,
    consoleUrl: env.CONSOLE_URL ?? null,
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    demo: env.DEMO,
    responses: createResponseCache({ events, now, maxBytes: RESPONSE_CACHE_BYTES }),
  };
  return {
    deps,
    async stop() {
      await jobs.stop();
      messages.stop();
      await events.stop();
      stopped = true;
      await pool.end();
    },
  };
}

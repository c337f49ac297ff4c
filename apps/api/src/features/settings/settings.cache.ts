import { isDeepStrictEqual } from 'node:util';
import { type Cache, createCache } from '../../platform/cache/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Events, type NoData, RECONNECTED, topicName } from '../../platform/events/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { DEFAULT_SETTINGS } from './settings.defaults.ts';
import { listSettingRows } from './settings.queries.ts';
import { isSetting, settingSchema } from './settings.schema.ts';

export const SETTINGS_CHANGED = topicName<NoData>('settings');

/** Maximum age of the settings if an event was lost with its connection. */
const FRESH_MS = 30_000;
const KEY = 'settings';

const caches = new WeakMap<Events, Cache<typeof KEY, Settings>>();
const listeners = new WeakMap<Events, Set<() => void>>();

/**
 * Creates the reader of the operator's settings: those of the table merged over the defaults, cached in the process. They
 * are reloaded on the `settings` event and when they are older than half a minute. That happens in the background,
 * because a use case that holds the last free database connection must not wait for another one.
 */
export function createSettings(deps: Pick<Deps, 'db' | 'events' | 'log' | 'now'>): Deps['settings'] {
  const { events, now, log } = deps;
  const cache = createCache<typeof KEY, Settings>({
    load: () => readSettings(deps),
    max: 1,
    freshMs: FRESH_MS,
    staleMs: Number.POSITIVE_INFINITY,
    now,
    onRefresh(settings, previous) {
      if (isDeepStrictEqual(settings, previous)) return;
      for (const listener of listeners.get(events) ?? []) listener();
    },
    onRefreshError: (error) => log.warn({ err: error }, 'settings refresh failed'),
  });
  caches.set(events, cache);
  for (const topic of [SETTINGS_CHANGED, RECONNECTED])
    events.subscribe(topic, () => void refreshSettings(deps));
  return () => cache.get(KEY);
}

/** Reloads the settings. A failure leaves the current ones in place and is logged. */
export async function refreshSettings({ events }: Pick<Deps, 'events'>): Promise<void> {
  await caches.get(events)?.refresh(KEY);
}

/**
 * Calls `listener` whenever this process uses changed settings. Caches of values that depend on settings are invalidated
 * here: on the event itself the old settings are still in use. Returns the function that unsubscribes.
 */
export function onSettingsChanged(deps: Pick<Deps, 'events'>, listener: () => void): () => void {
  const set = listeners.get(deps.events) ?? new Set();
  listeners.set(deps.events, set.add(listener));
  return () => set.delete(listener);
}

async function readSettings(deps: Pick<Deps, 'db' | 'log'>): Promise<Settings> {
  const changed: Record<string, unknown> = {};
  for (const { key, value } of await listSettingRows(deps.db)) {
    const read = isSetting(key) ? settingSchema(key).safeParse(value) : null;
    if (read?.success) changed[key] = read.data;
    else deps.log.warn({ key, value }, 'invalid setting ignored');
  }
  return { ...DEFAULT_SETTINGS, ...changed };
}

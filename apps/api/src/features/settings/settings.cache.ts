import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../platform/deps.ts';
import { type Events, type NoData, topicName } from '../../platform/events/index.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.defaults.ts';
import { listSettingRows } from './settings.queries.ts';
import { isSetting, settingSchema } from './settings.schema.ts';

/** The dependencies of reading settings, which requests and commands have. */
export type SettingsDeps = Pick<Deps, 'db' | 'events' | 'now' | 'log'>;

export const SETTINGS_CHANGED = topicName<NoData>('settings');

/** Maximum age of the settings if an event was lost with its connection. */
const FRESH_MS = 30_000;

/**
 * `read` counts the started loads and `shown` is the one in use, so that an older load never overwrites a
 * newer one.
 */
type Kept = { settings: Promise<Settings>; until: number; read: number; shown: number };
const kept = new WeakMap<Events, Kept>();

/**
 * The operator's settings merged over the defaults, cached in the process. A change (the `settings` event,
 * else half a minute) is loaded in the background, because a use case that holds the last free database
 * connection must not wait for another one.
 */
export async function settingsOf(deps: SettingsDeps): Promise<Settings> {
  const entry = kept.get(deps.events);
  if (!entry) return firstReading(deps);
  if (deps.now() >= entry.until) {
    entry.until = deps.now() + FRESH_MS;
    void refreshSettings(deps);
  }
  return entry.settings;
}

function firstReading(deps: SettingsDeps): Promise<Settings> {
  const settings = readSettings(deps);
  kept.set(deps.events, { settings, until: deps.now() + FRESH_MS, read: 0, shown: 0 });
  deps.events.subscribe(SETTINGS_CHANGED, () => void refreshSettings(deps));
  settings.catch(() => kept.delete(deps.events));
  return settings;
}

const listeners = new WeakMap<Events, Set<() => void>>();

/**
 * Calls `listener` whenever this process uses changed settings. Caches of values that depend on settings are invalidated
 * here: on the event itself the old settings are still in use. Returns the function that unsubscribes.
 */
export function onSettingsChanged(deps: Pick<SettingsDeps, 'events'>, listener: () => void): () => void {
  const set = listeners.get(deps.events) ?? new Set();
  listeners.set(deps.events, set.add(listener));
  return () => set.delete(listener);
}

/** Reloads the settings. A failure leaves the current ones in place and is logged. */
export async function refreshSettings(deps: SettingsDeps): Promise<void> {
  const entry = kept.get(deps.events);
  if (!entry) return;
  entry.read += 1;
  const reading = entry.read;
  try {
    const settings = await readSettings(deps);
    if (reading < entry.shown) return;
    entry.shown = reading;
    const isChanged = !isDeepStrictEqual(settings, await entry.settings);
    entry.settings = Promise.resolve(settings);
    if (isChanged) for (const listener of listeners.get(deps.events) ?? []) listener();
  } catch (error) {
    deps.log.warn({ err: error }, 'settings');
  }
}

async function readSettings(deps: SettingsDeps): Promise<Settings> {
  const changed: Record<string, unknown> = {};
  for (const { key, value } of await listSettingRows(deps.db)) {
    const read = isSetting(key) ? settingSchema(key).safeParse(value) : null;
    if (read?.success) changed[key] = read.data;
    else deps.log.warn({ key, value }, 'a setting that is not understood is left out');
  }
  return { ...DEFAULT_SETTINGS, ...changed };
}

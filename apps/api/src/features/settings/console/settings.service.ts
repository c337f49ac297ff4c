import type { SettingRow } from '@errand/contract/console/settings';
import {
  type ConsoleContext,
  listLastChanges,
  type RowChange,
  requireVersion,
} from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { refreshSettings, SETTINGS_CHANGED } from '../settings.cache.ts';
import { DEFAULT_SETTINGS, groupOf } from '../settings.defaults.ts';
import { deleteSetting, listStoredSettings, lockSetting, writeSetting } from '../settings.queries.ts';
import { isSetting, settingSchema } from '../settings.schema.ts';
import { kindOf } from './setting-kind.ts';

const TABLE = 'settings';
/** The version of a setting without a row. */
const DEFAULT_VERSION = 'default';

export async function listSettings(ctx: ConsoleContext): Promise<{ rows: SettingRow[] }> {
  const keys = Object.keys(DEFAULT_SETTINGS).filter(isSetting);
  return { rows: await readRows(ctx, keys) };
}

/** Changes a setting. Throws `not_found`, `setting_invalid` and `changed_meanwhile`. */
export async function changeSetting(
  ctx: ConsoleContext,
  key: string,
  { value, version }: { value?: unknown; version: string },
): Promise<SettingRow> {
  const setting = await requireCurrent(ctx, key, version);
  const parsed = settingSchema(setting).safeParse(value);
  if (!parsed.success) throw new AppError('setting_invalid', {}, 'value');
  await writeSetting(ctx.db, setting, parsed.data, new Date(ctx.now()));
  return announce(ctx, setting);
}

/** Returns a setting to the value before its last change in the console; undoing twice restores it. */
export async function undoSetting(
  ctx: ConsoleContext,
  key: string,
  { version }: { version: string },
): Promise<SettingRow> {
  const setting = await requireCurrent(ctx, key, version);
  const [last] = await listLastChanges(ctx.db, TABLE, setting);
  if (!last) throw new AppError('setting_unchanged');
  if (last.before === null) await deleteSetting(ctx.db, setting);
  else {
    const parsed = settingSchema(setting).safeParse(last.before['value']);
    if (!parsed.success) throw new AppError('setting_unchanged');
    await writeSetting(ctx.db, setting, parsed.data, new Date(ctx.now()));
  }
  return announce(ctx, setting);
}

/** Opens the shop for orders and ends a maintenance, or closes it with a reason for customers. */
export async function setOrdersOpen(
  ctx: ConsoleContext,
  { open, reason }: { open: boolean; reason: Settings['orders_closed_reason'] },
): Promise<void> {
  const changes: Partial<Settings> = open
    ? { orders_open: true, maintenance_mode: false }
    : { orders_open: false, orders_closed_reason: reason };
  const at = new Date(ctx.now());
  for (const [key, value] of Object.entries(changes)) {
    await lockSetting(ctx.db, key);
    await writeSetting(ctx.db, key, value, at);
  }
  await publishSettings(ctx);
}

/** Every process reads the settings again after the commit, this one before the call returns. */
async function announce(ctx: ConsoleContext, key: keyof Settings): Promise<SettingRow> {
  await publishSettings(ctx);
  const { id, name } = ctx.member;
  // The entry of this change is written when the call ends.
  const change = { changed_by: { id, name }, changed_at: new Date(ctx.now()).toISOString(), can_undo: true };
  return { ...(await readRow(ctx, key)), ...change };
}

async function requireCurrent(ctx: ConsoleContext, key: string, version: string): Promise<keyof Settings> {
  if (!isSetting(key)) throw new AppError('not_found');
  await lockSetting(ctx.db, key);
  const row = await readRow(ctx, key);
  requireVersion(version, row.version, row);
  return key;
}

async function readRow(ctx: ConsoleContext, key: keyof Settings): Promise<SettingRow> {
  const [row] = await readRows(ctx, [key]);
  return requireFound(row);
}

async function readRows(ctx: ConsoleContext, keys: (keyof Settings)[]): Promise<SettingRow[]> {
  const stored = await listStoredSettings(ctx.db);
  const changes = await listLastChanges(ctx.db, TABLE, keys.length === 1 ? keys[0] : undefined);
  const names = await listStaffNames(
    ctx.db,
    changes.map(({ staffId }) => staffId),
  );
  return keys.map((key) => {
    const change: RowChange | undefined = changes.find(({ rowId }) => rowId === key);
    const row = stored.get(key);
    return {
      key,
      group: groupOf(key),
      ...kindOf(key, settingSchema(key)),
      value: row ? row.value : DEFAULT_SETTINGS[key],
      default: DEFAULT_SETTINGS[key],
      is_changed: row !== undefined,
      changed_by: names.get(change?.staffId ?? 0) ?? null,
      changed_at: change?.at.toISOString() ?? null,
      can_undo: change !== undefined,
      version: row?.version ?? DEFAULT_VERSION,
    };
  });
}

async function publishSettings(ctx: ConsoleContext): Promise<void> {
  await ctx.events.publish(ctx.db, SETTINGS_CHANGED, {});
  ctx.afterCommit((deps) => refreshSettings(deps));
}

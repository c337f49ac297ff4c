import { type SettingRow, undoSetting as undoEndpoint } from '@errand/contract/console/settings';
import {
  type ConsoleContext,
  listRowChanges,
  type RowChange,
  requireVersion,
} from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isSquarePicture, mediaUrl, requirePictures } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { normalizeInput } from '../../../platform/http/normalize-input.ts';
import type { Settings } from '../../../platform/settings.ts';
import { refreshSettings, SETTINGS_CHANGED } from '../settings.cache.ts';
import { DEFAULT_SETTINGS, groupOf } from '../settings.defaults.ts';
import { deleteSetting, listStoredSettings, lockSetting, writeSetting } from '../settings.queries.ts';
import { boundsOf, isSetting, settingSchema } from '../settings.schema.ts';
import { withoutReinterpreting } from '../stored-amounts.ts';
import { DEFAULT, type EarlierValue, earlierValues } from './earlier-values.ts';
import { isPictureSetting, kindOf } from './setting-kind.ts';

const TABLE = 'settings';
const UNDO = undoEndpoint.name;
/** The smallest side of an icon in pixels; home screens show it at this size. */
const LEAST_ICON = 192;
/** The version of a setting without a row. */
const DEFAULT_VERSION = 'default';

export async function listSettings(ctx: ConsoleContext): Promise<{ rows: SettingRow[] }> {
  const keys = Object.keys(DEFAULT_SETTINGS).filter(isSetting);
  return { rows: await readRows(ctx, keys) };
}

/**
 * Changes a setting. Throws `not_found`, `changed_meanwhile`, `setting_invalid`, `setting_bounds`, and the errors of
 * `withoutReinterpreting`.
 */
export async function changeSetting(
  ctx: ConsoleContext,
  key: string,
  { value, version }: { value?: unknown; version: string },
): Promise<SettingRow> {
  const setting = await requireCurrent(ctx, key, version);
  const schema = settingSchema(setting);
  const parsed = schema.safeParse(normalizeInput(schema, value));
  const bounds = boundsOf(setting);
  if (!parsed.success && bounds) throw new AppError('setting_bounds', bounds, 'value');
  if (!parsed.success) throw new AppError('setting_invalid', {}, 'value');
  await write(ctx, { [setting]: parsed.data });
  return announce(ctx, setting, true);
}

/**
 * Replaces the picture of a setting by the uploaded one, or removes it. Throws `not_found` for other settings,
 * `changed_meanwhile`, and `icon_not_square` for an icon that home screens would distort.
 */
export async function setSettingPicture(
  ctx: ConsoleContext,
  key: string,
  { version }: { version: string },
): Promise<SettingRow> {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  if (!isPictureSetting(key)) throw new AppError('not_found');
  const setting = await requireCurrent(ctx, key, version);
  if (upload && key === 'fav_icon' && !(await isSquarePicture(upload.bytes, LEAST_ICON)))
    throw new AppError('icon_not_square', {}, 'picture');
  const picture = upload ? await ctx.files.put(ctx.db, upload.bytes) : null;
  await write(ctx, { [setting]: picture });
  return announce(ctx, setting, true);
}

/**
 * Returns a setting to the value before its last change in the console that was not undone. Undoing again goes further
 * back. A value that is no longer valid is skipped.
 */
export async function undoSetting(
  ctx: ConsoleContext,
  key: string,
  { version }: { version: string },
): Promise<SettingRow> {
  const setting = await requireCurrent(ctx, key, version);
  const earlier = validValues(setting, await listRowChanges(ctx.db, TABLE, setting));
  const last = earlier.pop();
  if (!last) throw new AppError('setting_unchanged');
  await write(
    ctx,
    { [setting]: last === DEFAULT ? DEFAULT_SETTINGS[setting] : last.value },
    last === DEFAULT,
  );
  return announce(ctx, setting, earlier.length > 0);
}

/** The values to which the changes of a setting can be undone, the latest last. */
function validValues(key: keyof Settings, changes: readonly RowChange[]): EarlierValue[] {
  return earlierValues(
    changes.map(({ endpoint, before, after }) => ({ isUndo: endpoint === UNDO, before, after })),
  ).filter((value) => value === DEFAULT || settingSchema(key).safeParse(value.value).success);
}

/** Writes a setting and what it brings with it. A default is the absence of the setting's row. */
async function write(ctx: ConsoleContext, change: Partial<Settings>, isDefault = false): Promise<void> {
  const written = await withoutReinterpreting(ctx.db, change);
  for (const [key, value] of Object.entries(written)) {
    if (isDefault && key in change) await deleteSetting(ctx.db, key);
    else await writeSetting(ctx.db, key, value, new Date(ctx.now()));
  }
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
async function announce(ctx: ConsoleContext, key: keyof Settings, canUndo: boolean): Promise<SettingRow> {
  await publishSettings(ctx);
  const { id, name } = ctx.member;
  // The entry of this change is written when the call ends.
  const change = {
    changed_by: { id, name },
    changed_at: new Date(ctx.now()).toISOString(),
    can_undo: canUndo,
  };
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
  const changes = await listRowChanges(ctx.db, TABLE, keys.length === 1 ? keys[0] : undefined);
  const names = await listStaffNames(
    ctx.db,
    changes.map(({ staffId }) => staffId),
  );
  return keys.map((key) => {
    const ofRow = changes.filter(({ rowId }) => rowId === key);
    const change = ofRow.at(-1);
    const row = stored.get(key);
    return {
      key,
      group: groupOf(key),
      ...kindOf(key, settingSchema(key)),
      bounds: boundsOf(key),
      value: row ? row.value : DEFAULT_SETTINGS[key],
      picture_url: pictureUrlOf(ctx, key, row?.value),
      default: DEFAULT_SETTINGS[key],
      is_changed: row !== undefined,
      changed_by: names.get(change?.staffId ?? 0) ?? null,
      changed_at: change?.at.toISOString() ?? null,
      can_undo: validValues(key, ofRow).length > 0,
      version: row?.version ?? DEFAULT_VERSION,
    };
  });
}

function pictureUrlOf(ctx: ConsoleContext, key: string, value: unknown): string | null {
  return isPictureSetting(key) && typeof value === 'string' ? mediaUrl(ctx.publicUrl, value) : null;
}

async function publishSettings(ctx: ConsoleContext): Promise<void> {
  await ctx.events.publish(ctx.db, SETTINGS_CHANGED, {});
  ctx.afterCommit((deps) => refreshSettings(deps));
}

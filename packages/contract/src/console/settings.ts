import { ACCENT_SCOPES } from '@errand/domain/brand';
import { z } from 'zod';
import { PICTURE_ERRORS } from '../errors.ts';
import { consoleEndpoint } from './console-endpoint.ts';
import { actor, instant, reason, version } from './fields.ts';

/** The groups of the settings, in the order in which the console lists them. */
export const SETTING_GROUPS = [
  'identity',
  'brand',
  'ordering',
  'payment',
  'sign_in',
  'pages',
  'terms',
  'vendors',
  'format',
  'apps',
] as const;

/** How a setting is edited. `json` is a value of several parts. */
export const SETTING_KINDS = [
  'text',
  'number',
  'boolean',
  'flag',
  'choice',
  'translated',
  'picture',
  'color',
  'json',
] as const;

/** Settings whose value is the key of an uploaded picture. */
export const PICTURE_SETTINGS = ['logo', 'logo_dark', 'fav_icon', 'social_picture'] as const;

/** Settings whose value is a color `#rrggbb`, or null for the product's own. */
export const COLOR_SETTINGS = ACCENT_SCOPES.map((scope) => `accent_${scope}` as const);

export const settingRow = z.object({
  /** Key as in `/api/v1/config`. The console's texts have the setting's name and help under it. */
  key: z.string(),
  group: z.enum(SETTING_GROUPS),
  kind: z.enum(SETTING_KINDS),
  /** The values of a `choice`. */
  choices: z.array(z.union([z.string(), z.number()])),
  /** JSON Schema of a `json` value, from which its form is generated; null for others. */
  schema: z.record(z.string(), z.unknown()).nullable(),
  /** The least and the most value of a `number`, both included; null for others. */
  bounds: z.object({ least: z.number(), most: z.number(), whole: z.boolean() }).nullable(),
  value: z.unknown(),
  /** Address of the picture of a `picture`; null without one. */
  picture_url: z.string().nullable(),
  default: z.unknown(),
  is_changed: z.boolean(),
  /** The last change through the console; null without one. */
  changed_by: actor,
  changed_at: instant.nullable(),
  can_undo: z.boolean(),
  /** `default` for a setting without a row. */
  version,
});
export type SettingRow = z.output<typeof settingRow>;

const CURRENCY_ERRORS = ['currency_in_use', 'currency_decimals'] as const;
const params = z.object({ key: z.string().max(80) });
const base = { tag: 'Settings', scope: 'all', target: 'setting' } as const;
const change = { ...base, permission: 'settings.update', params, changes: ['settings'] } as const;

export const listSettings = consoleEndpoint({
  ...base,
  name: 'listSettings',
  summary: 'All settings with value, default and who changed them last',
  method: 'GET',
  path: '/api/console/v1/settings',
  permission: 'settings.read',
  response: z.object({ rows: z.array(settingRow) }),
});

export const changeSetting = consoleEndpoint({
  ...change,
  name: 'changeSetting',
  summary: 'Changes a setting; every process uses it at once',
  method: 'PUT',
  path: '/api/console/v1/settings/{key}',
  body: z.object({ value: z.unknown(), version, reason: reason.optional() }),
  response: settingRow,
  errors: ['not_found', 'setting_invalid', 'setting_bounds', ...CURRENCY_ERRORS],
});

export const undoSetting = consoleEndpoint({
  ...change,
  name: 'undoSetting',
  summary: 'Returns a setting to its value before the last change; again, to the one before that',
  method: 'POST',
  path: '/api/console/v1/settings/{key}/undo',
  body: z.object({ version }),
  response: settingRow,
  errors: ['not_found', 'setting_unchanged', ...CURRENCY_ERRORS],
});

export const setSettingPicture = consoleEndpoint({
  ...change,
  name: 'setSettingPicture',
  summary: 'Replaces the picture of a setting by the uploaded `picture`, or removes it without one',
  method: 'POST',
  path: '/api/console/v1/settings/{key}/picture',
  multipart: true,
  body: z.object({ version }),
  response: settingRow,
  errors: ['not_found', 'icon_not_square', ...PICTURE_ERRORS],
});

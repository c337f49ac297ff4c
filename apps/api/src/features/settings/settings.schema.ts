import { config } from '@errand/contract/config';
import { inLanguages } from '@errand/contract/in-languages';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { z } from 'zod';
import {
  type InternalSettings,
  type Settings,
  TRANSLATED,
  type TranslatedSetting,
} from '../../platform/settings.ts';
import { DEFAULT_SETTINGS } from './settings.defaults.ts';

/** A plain text is in the default language. */
const text = z.union([
  z.string().transform((plain) => ({ [DEFAULT_LANGUAGE]: plain })),
  inLanguages(z.string(), z.string().optional()),
]);

const internal = {
  wallet_funding_limit: z.number().min(0),
  order_accept_minutes: z.number().int().min(0).max(1440),
} satisfies Record<keyof InternalSettings, z.ZodType>;

export function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, key);
}

/** The schema of a setting's value in the settings table. */
export function settingSchema(key: keyof Settings): z.ZodType {
  if (isInternal(key)) return internal[key];
  return isTranslated(key) ? text : config.shape[key];
}

function isInternal(key: string): key is keyof typeof internal {
  return Object.hasOwn(internal, key);
}

function isTranslated(key: string): key is TranslatedSetting {
  return (TRANSLATED as readonly string[]).includes(key);
}

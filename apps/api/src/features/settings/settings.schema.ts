import { config } from '@errand/contract/config';
import { z } from 'zod';
import { DEFAULT_SETTINGS, type Settings, TRANSLATED, type TranslatedSetting } from './settings.defaults.ts';

/** A plain text is English. */
const text = z.union([
  z.string().transform((en) => ({ en })),
  z.object({ en: z.string(), ar: z.string().optional() }),
]);

export function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, key);
}

/** The schema of a setting's value in the settings table. */
export function settingSchema(key: keyof Settings): z.ZodType {
  return isTranslated(key) ? text : config.shape[key];
}

function isTranslated(key: string): key is TranslatedSetting {
  return (TRANSLATED as readonly string[]).includes(key);
}

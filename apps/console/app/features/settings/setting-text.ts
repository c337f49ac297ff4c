import type { SettingRow } from '@errand/contract/console/settings';
import type { LanguageCode } from '@errand/domain/language';

type Translated = { en?: string; ar?: string };

/** The value of a setting as one line; empty if there is none. */
export function settingText({ kind, value }: SettingRow, language: LanguageCode): string {
  if (value === null || value === undefined) return '';
  if (kind === 'translated') {
    const { en = '', ar } = value as Translated;
    return (language === 'ar' && ar) || en;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

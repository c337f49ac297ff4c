import type { SettingRow } from '@errand/contract/console/settings';
import { type LanguageCode, translated } from '@errand/domain/language';

/** The value of a setting as one line; empty if there is none. */
export function settingText({ kind, value }: SettingRow, language: LanguageCode): string {
  if (value === null || value === undefined) return '';
  if (kind === 'translated') return translated(value, language);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

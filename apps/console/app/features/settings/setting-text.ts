import type { SettingRow } from '@errand/contract/console/settings';
import { type LanguageCode, translated } from '@errand/domain/language';

/** The value of a setting as one line; empty if there is none, null if it has several parts. */
export function settingText({ kind, value }: SettingRow, language: LanguageCode): string | null {
  if (value === null || value === undefined) return '';
  if (kind === 'json') return pointText(value);
  if (kind === 'translated') return translated(value, language);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** "53.55, 9.99" for a point. */
function pointText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return null;
  return typeof value.lat === 'string' && typeof value.lng === 'string' ? `${value.lat}, ${value.lng}` : null;
}

import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleTextKey } from '#texts/keys.ts';

type NameKey = Extract<ConsoleTextKey, `settings-names.${string}`>;

/** Name and help of a setting by its key. A test compares the texts with the existing settings. */
export function useSettingTexts(): (key: string) => { name: string; help: string } {
  const t = useText();
  return (key) => ({
    name: t(`settings-names.${key}` as NameKey),
    help: t(`settings-names.${key}.help` as NameKey),
  });
}

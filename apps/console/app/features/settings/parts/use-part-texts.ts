import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleTextKey } from '#texts/keys.ts';

type PartKey = Extract<ConsoleTextKey, `settings-parts.${string}`>;

/** Names of the parts of settings and of their choices. A test compares them with the existing settings. */
export function usePartTexts() {
  const t = useText();
  return {
    name: (part: string) => t(`settings-parts.${part}` as PartKey),
    choice: (value: string) => t(`settings-parts.choice.${value}` as PartKey),
  };
}

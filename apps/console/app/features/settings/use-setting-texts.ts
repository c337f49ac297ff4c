import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleTextKey } from '#texts/keys.ts';

type NameKey = Extract<ConsoleTextKey, `settings-names.${string}`>;

/** Settings whose choices have a text of their own; those of others are names, such as fonts, or numbers. */
const WORDED: readonly string[] = [
  'commission_basis',
  'commission_basis_tax',
  'goods_tax_payer',
  'order_confirmation_model',
  'partial_payment_method',
  'currency_symbol_direction',
  'subscription_free_trial_type',
];

type SettingTexts = { name: string; help: string; choice: (value: unknown) => string };

/** Name, help and choices of a setting by its key. */
export function useSettingTexts(): (key: string) => SettingTexts {
  const t = useText();
  return (key) => ({
    name: t(`settings-names.${key}` as NameKey),
    help: t(`settings-names.${key}.help` as NameKey),
    choice: (value) =>
      WORDED.includes(key) ? t(`settings-names.${key}.${String(value)}` as NameKey) : String(value),
  });
}

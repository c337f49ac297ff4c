import { useLanguage } from '@errand/client/i18n.tsx';
import type { Figures } from '@errand/contract/console/analytics';
import { localeOf } from '@errand/domain/language';
import { useMoney } from '#platform/format.ts';

/** The figures that a screen can show, in the order of its columns. */
export const METRICS = [
  'orders',
  'delivered',
  'canceled',
  'sales_minor',
  'tax_minor',
  'delivery_minor',
  'tips_minor',
  'discount_minor',
  'commission_minor',
  'wallet_minor',
  'cashback_minor',
  'refunded_minor',
  'kept_minor',
] as const satisfies readonly (keyof Figures)[];
export type Metric = (typeof METRICS)[number];

export function isMetric(value: string | null): value is Metric {
  return METRICS.includes(value as Metric);
}

/** Formats a figure: an amount in the shop's money, or a number. */
export function useFigure(): (metric: Metric, value: number) => string {
  const money = useMoney();
  const language = useLanguage();
  const numbers = new Intl.NumberFormat(localeOf(language));
  return (metric, value) => (metric.endsWith('_minor') ? money(value) : numbers.format(value));
}

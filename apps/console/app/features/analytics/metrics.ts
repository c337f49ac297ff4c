import { useLanguage } from '@errand/client/i18n.tsx';
import type { Figures } from '@errand/contract/console/analytics';
import { localeOf } from '@errand/domain/language';
import { changePercent } from '@errand/domain/time';
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

/** Formats the change of a figure since earlier days, `+12%`; null where a percentage would mislead. */
export function useChangeText(): (metric: Metric, now: number, before: number) => string | null {
  const language = useLanguage();
  const percent = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (metric, now, before) => {
    const change = changePercent(now, before, { isCount: !metric.endsWith('_minor') });
    return change === null ? null : percent.format(change / 100);
  };
}

import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { TaxRates } from '@errand/contract/tax-rates';
import { isolate } from '@errand/ui/isolate.ts';

/** Rows of a bill for the tax of each rate, if there are several. They explain its tax, and are no parts of the total. */
export function TaxRateRows({ taxes }: { taxes: TaxRates }) {
  const t = useText();
  const money = useMoney();
  if (taxes.length < 2) return null;
  return taxes.map(({ tax_percentage: rate, taxed_amount: base, tax_amount: amount }) => (
    <div key={rate} className="layout-row layout-between text-caption">
      <dt>{t('checkout.taxOfRate', { rate: isolate(String(rate)), base: isolate(money.exact(base)) })}</dt>
      <dd>
        <bdi dir="ltr">{money.exact(amount)}</bdi>
      </dd>
    </div>
  ));
}

import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { Note } from '@errand/ui/note.tsx';
import { Facts } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';

/** The amounts that a cancellation returns, and the customer's fee. */
export function CancellationAmounts({ parts }: { parts: NonNullable<OrderDetails['cancellation']> }) {
  const t = useText();
  const money = useMoney();
  const { fee_minor, to_wallet_minor, to_provider_minor } = parts;
  const amount = (minor: number) => minor > 0 && <bdi dir="ltr">{money(minor)}</bdi>;
  if (fee_minor + to_wallet_minor + to_provider_minor === 0) return <Note text={t('orders.back.nothing')} />;
  return (
    <Facts
      facts={[
        [t('orders.back.provider'), amount(to_provider_minor) || null],
        [t('orders.back.wallet'), amount(to_wallet_minor) || null],
        [t('orders.back.fee'), amount(fee_minor) || null],
      ]}
    />
  );
}

import { useText } from '@errand/client/i18n.tsx';
import type { Prescription } from '@errand/contract/console/orders/prescriptions';
import { useLocation } from 'react-router';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { isolatedText } from '../isolated-text.tsx';
import { PrescriptionFiles } from './prescription-files.tsx';

type Sent = Pick<Prescription, 'files' | 'customer_name' | 'customer_phone' | 'note'>;

/** What a customer has sent, beside the lines of the order: the prescription, and whom to call about it. */
export function PrescriptionSide({ sent }: { sent: Sent }) {
  const t = useText();
  return (
    <>
      <Panel title={t('orders.rx.files')}>
        <PrescriptionFiles urls={sent.files} />
      </Panel>
      <Panel title={t('orders.customer')}>
        <Facts
          facts={[
            [t('orders.rx.name'), isolatedText(sent.customer_name)],
            [
              t('orders.rx.phone'),
              <a key="phone" className="text-link" href={`tel:${sent.customer_phone}`}>
                <bdi dir="ltr">{sent.customer_phone}</bdi>
              </a>,
            ],
            [t('orders.customerNote'), isolatedText(sent.note)],
          ]}
        />
      </Panel>
    </>
  );
}

/** Where the screen of a prescription leads back to: the store's board, or the order. */
export function usePrescriptionBack(order: Pick<Prescription, 'id' | 'store'>) {
  const t = useText();
  const { pathname, search } = useLocation();
  return pathname.startsWith('/kitchen')
    ? { to: `/kitchen${search || `?store=${order.store.id}`}`, label: order.store.name }
    : { to: `/orders/${order.id}`, label: t('orders.one', { id: `#${order.id}` }) };
}

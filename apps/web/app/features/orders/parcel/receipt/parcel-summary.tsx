import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ChevronDown } from 'lucide-react';
import { orderBadge } from '../../order-ends.ts';
import { seesAmounts } from '../parcel-viewer.ts';
import { useMeasure } from '../use-measure.ts';
import { ParcelBill } from './parcel-bill.tsx';

/** The category with distance and total, which opens the bill; without amounts for a receiver who does not pay. */
export function ParcelSummary({ order }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  const { distance } = useMeasure(order);
  const badge = orderBadge(order);
  if (!seesAmounts(order)) return null;
  return (
    <details className="order-panel-summary">
      <summary className="layout-row layout-between">
        <span className="layout-row order-panel-store">
          <span className="order-panel-pictures">
            <Tile name={badge.name} className="size-40" src={badge.picture} art={badge.art} width={40} />
          </span>
          <span>
            <b className="text-label order-panel-name">{t('parcel-order.bill')}</b>
            <span className="text-caption">
              {distance && (
                <>
                  {distance}
                  <span className="text-separator" />{' '}
                </>
              )}
              <bdi dir="ltr">{money.exact(order.order_amount)}</bdi>
            </span>
          </span>
        </span>
        <ChevronDown size={20} />
      </summary>
      <ParcelBill order={order} />
    </details>
  );
}

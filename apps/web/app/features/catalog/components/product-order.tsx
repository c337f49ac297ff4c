import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { availableStock } from '@errand/domain/catalog';
import type { ReactNode } from 'react';
import { useItemOrder } from '../use-item-order.ts';
import { orderKind, useOrderActions } from '../use-order-actions.ts';
import { ItemNotes } from './item-notes.tsx';
import { ItemOptions } from './item-options.tsx';
import { ItemTags, StockTag } from './item-tags.tsx';
import { BuyNowButton, MainButton } from './order-buttons.tsx';
import { OrderTotal } from './order-total.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { UnavailableNote } from './unavailable-note.tsx';
import { UnitPrice } from './unit-price.tsx';

/** The ordering side of a product page. On phones the buttons stay at the lower edge. */
export function ProductOrder({ item, store, facts }: { item: Item; store: ReactNode; facts: ReactNode }) {
  const t = useText();
  const order = useItemOrder(item);
  const actions = useOrderActions(order);
  const kind = orderKind(order);
  return (
    <div className="pinfo">
      {store}
      <h1 className="h1">{item.name}</h1>
      <div className="row ptags">
        <ItemTags item={item} />
        <StockTag stock={availableStock(order.priced, order.selection)} />
      </div>
      <UnitPrice order={order} large />
      {item.description && <p className="muted">{item.description}</p>}
      <ItemNotes item={item} />
      <UnavailableNote item={item} />
      <ItemOptions order={order} />
      {kind !== 'none' && (
        <>
          <div className="row between ptotal">
            <QuantityStepper order={order} />
            <span className="row">
              <span className="muted">{t('catalog.total')}</span>
              <OrderTotal order={order} labelled />
            </span>
          </div>
          <div className="pbtns page">
            <MainButton order={order} actions={actions} plain />
            {kind !== 'campaign' && <BuyNowButton order={order} actions={actions} />}
          </div>
          <div className="buybar">
            {kind !== 'campaign' && <BuyNowButton order={order} actions={actions} />}
            <MainButton order={order} actions={actions} />
          </div>
        </>
      )}
      {facts}
    </div>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { availableStock } from '@errand/domain/catalog';
import { ReadMore } from '@errand/ui/read-more.tsx';
import type { ReactNode } from 'react';
import { ReviewsLink } from '#features/reviews/index.ts';
import { ItemTags, StockTag } from '../card/item-tags.tsx';
import { OfferEnd, OrderLimit } from '../card/offer-terms.tsx';
import { UnitPrice } from '../card/unit-price.tsx';
import { ItemNotes } from '../item/item-notes.tsx';
import { ItemOptions } from '../item/options/item-options.tsx';
import { QuantityStepper } from '../item/options/quantity-stepper.tsx';
import { useItemOrder } from '../item/options/use-item-order.ts';
import { BuyNowButton, MainButton } from '../item/order/order-buttons.tsx';
import { OrderTotal } from '../item/order/order-total.tsx';
import { UnavailableNote } from '../item/order/unavailable-note.tsx';
import { orderKind, useOrderActions } from '../item/order/use-order-actions.ts';
import './product-order.css';

/** Choices and order buttons of a product page. On phones the buttons are pinned to the bottom. */
export function ProductOrder(props: {
  item: Item;
  store: ReactNode;
  facts: ReactNode;
  /** Whether the page shows reviews that the rating links to. */
  hasReviews: boolean;
}) {
  const { item, store, facts, hasReviews } = props;
  const t = useText();
  const order = useItemOrder(item);
  const available = availableStock(order.priced, order.selection);
  const actions = useOrderActions(order);
  const kind = orderKind(order);
  return (
    <div className="product-order">
      {store}
      <h1 className="text-h1">{item.name}</h1>
      <div className="layout-row product-order-tags">
        <ItemTags
          item={item}
          linkRating={(rating) => (hasReviews ? <ReviewsLink>{rating}</ReviewsLink> : rating)}
        />
        <StockTag item={item} available={available} />
        <OfferEnd item={item} />
        <OrderLimit item={item} available={available} />
      </div>
      <UnitPrice order={order} large />
      <ReadMore text={item.description} />
      <ItemNotes item={item} />
      <UnavailableNote item={item} />
      <ItemOptions order={order} />
      {kind !== 'none' && (
        <>
          <div className="layout-row layout-between product-order-total">
            <QuantityStepper order={order} />
            <span className="layout-row">
              <span className="text-muted">{t('catalog.total')}</span>
              <OrderTotal order={order} labeled />
            </span>
          </div>
          <div className="order-buttons page">
            <MainButton order={order} actions={actions} plain />
            {kind !== 'campaign' && <BuyNowButton order={order} actions={actions} />}
          </div>
          <div className="product-order-bar" data-bottom-bar>
            {kind !== 'campaign' && <BuyNowButton order={order} actions={actions} />}
            <MainButton order={order} actions={actions} />
          </div>
        </>
      )}
      {facts}
    </div>
  );
}

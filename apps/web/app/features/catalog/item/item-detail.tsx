import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { availableStock } from '@errand/domain/catalog';
import { CloseButton } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { ReadMore } from '@errand/ui/read-more.tsx';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Reviews } from '#features/reviews/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/index.ts';
import { ItemDeal } from '../card/item-price.tsx';
import { ItemTags, StockTag } from '../card/item-tags.tsx';
import { OfferEnd, OrderLimit } from '../card/offer-terms.tsx';
import { UnitPrice } from '../card/unit-price.tsx';
import { ItemNotes } from './item-notes.tsx';
import { ItemOptions } from './options/item-options.tsx';
import { QuantityStepper } from './options/quantity-stepper.tsx';
import { type ItemOrder, useItemOrder } from './options/use-item-order.ts';
import { BuyNowButton, MainButton } from './order/order-buttons.tsx';
import { OrderTotal } from './order/order-total.tsx';
import { UnavailableNote } from './order/unavailable-note.tsx';
import { orderKind, useOrderActions } from './order/use-order-actions.ts';
import { isStorePage, itemStoreHref } from './store-link.ts';
import './item-detail.css';

/** The content of an item's dialog: picture first, then details and choices, the order buttons last. */
export function ItemDetail({ item, onAdded }: { item: Item; onAdded: () => void }) {
  const t = useText();
  const order = useItemOrder(item);
  const available = availableStock(order.priced, order.selection);
  // On the store's own page there is no link to it [ROUTE-23].
  const atStore = isStorePage(useLocation().pathname, item);
  return (
    <>
      <div className="item-detail-picture cover" data-tint={item.art?.tint ?? 'stone'}>
        <ItemArt item={item} />
        <ItemDeal item={item} />
        <Heart kind="item" id={item.id} name={item.name} />
        <CloseButton label={t('ui.close')} className="float item-detail-close" />
      </div>
      <div className="item-detail-side">
        <div className="item-detail-head">
          {atStore ? <span className="item-detail-store">{item.store_name}</span> : <StoreLink item={item} />}
          <CloseButton label={t('ui.close')} className="item-detail-head-close" />
        </div>
        <div className="item-detail-scroll">
          <p className="text-h2 item-detail-name" aria-hidden="true">
            {item.name}
          </p>
          <div className="layout-row item-detail-facts">
            <UnitPrice order={order} />
            <OfferEnd item={item} />
            <ItemTags item={item} />
            <StockTag item={item} available={available} />
            <OrderLimit item={item} available={available} />
          </div>
          <ReadMore text={item.description} />
          <ItemNotes item={item} />
          <UnavailableNote item={item} />
          <ItemOptions order={order} />
          <ProductLink item={item} />
          <DialogReviews item={item} />
        </div>
        <DetailFoot order={order} onAdded={onAdded} />
      </div>
    </>
  );
}

function StoreLink({ item }: { item: Item }) {
  const { point } = useSession();
  return (
    <Link className="text-link item-detail-store" to={itemStoreHref(item, point)} replace>
      {item.store_name}
      <ChevronRight className="icon mirror-rtl" size={16} />
    </Link>
  );
}

/** Links the quick view to the full product page. */
function ProductLink({ item }: { item: Item }) {
  const t = useText();
  if (item.module_type === 'food') return null;
  return (
    <Link
      className="text-link underlined item-detail-full-link"
      to={`/product/${item.slug}?module_id=${item.module_id}`}
      replace
    >
      {t('catalog.allDetails')}
    </Link>
  );
}

function DetailFoot({ order, onAdded }: { order: ItemOrder; onAdded: () => void }) {
  const t = useText();
  const actions = useOrderActions(order, { replace: true, onAdded });
  const kind = orderKind(order);
  if (kind === 'none') return null;
  if (kind === 'goods') {
    return (
      <footer className="item-detail-footer goods" data-bottom-bar>
        <div className="layout-row layout-between">
          <QuantityStepper order={order} />
          <span className="layout-row">
            <span className="text-muted">{t('catalog.total')}</span>
            <OrderTotal order={order} labeled />
          </span>
        </div>
        <div className="order-buttons">
          <MainButton order={order} actions={actions} plain />
          <BuyNowButton order={order} actions={actions} />
        </div>
      </footer>
    );
  }
  return (
    <footer className="item-detail-footer" data-bottom-bar>
      <QuantityStepper order={order} />
      <MainButton order={order} actions={actions} />
    </footer>
  );
}

/** The item's illustration under an arch; a photo, or the initial of its name without any picture, replaces it. */
function ItemArt({ item }: { item: Item }) {
  const src = item.image_full_url;
  if (!src) return <LetterArt name={item.name} />;
  if (!item.art) return <Picture className="cover-photo" src={src} width={400} height={720} eager />;
  return (
    <>
      <svg
        className="cover-motif"
        viewBox="0 0 400 720"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M66 720V300a134 134 0 0 1 268 0v420Z" fill="var(--t3)" />
        <path d="M-120 720V392a66 66 0 0 1 132 0v328Zm508 0V392a66 66 0 0 1 132 0v328Z" fill="var(--t4)" />
      </svg>
      <Picture className="cover-picture" src={src} width={256} eager />
    </>
  );
}

/** Reviews of the item, loaded when expanded, so that opening the dialog makes no request. */
function DialogReviews({ item }: { item: Item }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (item.rating_count === 0) return null;
  if (open) return <Reviews subject={{ kind: 'item', id: item.id }} module={item.module_type} level={3} />;
  return (
    <Button variant="quiet" size="sm" className="dialog-reviews" onClick={() => setOpen(true)}>
      <MessageSquareText className="icon" size={18} />
      {t('catalog.readReviews')}
    </Button>
  );
}

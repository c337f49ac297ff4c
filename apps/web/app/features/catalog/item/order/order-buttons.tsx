import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { ShoppingBag } from 'lucide-react';
import type { ItemOrder } from '../options/use-item-order.ts';
import { OrderTotal } from './order-total.tsx';
import { orderKind, type useOrderActions } from './use-order-actions.ts';
import './order-buttons.css';

type Actions = ReturnType<typeof useOrderActions>;

/** The main button with the total: add to cart, update the line, or order directly. */
export function MainButton(props: { order: ItemOrder; actions: Actions; plain?: boolean }) {
  const { order, actions, plain } = props;
  const t = useText();
  const campaign = orderKind(order) === 'campaign';
  const text = campaign
    ? t('catalog.orderNow')
    : t(order.line ? 'catalog.updateToCart' : 'catalog.addToCart');
  return (
    <Button
      size="lg"
      split={!plain}
      className="order-buttons-main"
      loading={order.busy}
      onClick={campaign ? actions.orderNow : actions.addToCart}
    >
      {plain && <ShoppingBag className="icon" size={20} />}
      <span>{text}</span>
      {!plain && <OrderTotal order={order} />}
    </Button>
  );
}

export function BuyNowButton({ order, actions }: { order: ItemOrder; actions: Actions }) {
  const t = useText();
  return (
    <Button size="lg" variant="soft" disabled={order.busy} onClick={actions.buyNow}>
      {t('catalog.buyNow')}
    </Button>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { Item } from '@errand/contract/catalog';

/** The last day of a campaign. */
export function CampaignEnd({ day }: { day: string }) {
  const t = useText();
  const { date } = useDates();
  return <>{t('catalog.until', { day: date(day) })}</>;
}

type Offer = Pick<Item, 'available_date_ends' | 'available_now' | 'flash_sale_ends_at'>;

/** The last day of a campaign item, or the end of the flash sale that sets the price; nothing for other items. */
export function OfferEnd({ item }: { item: Offer }) {
  const t = useText();
  const { weekday, clock } = useDates();
  const { available_date_ends: lastDay, flash_sale_ends_at: saleEnd } = item;
  if (lastDay !== null && item.available_now)
    return (
      <span className="text-caption offer-terms">
        <CampaignEnd day={lastDay} />
      </span>
    );
  if (saleEnd === null) return null;
  return (
    <span className="text-caption offer-terms">
      {t('catalog.saleEnds', { day: weekday(saleEnd), time: clock(saleEnd) })}
    </span>
  );
}

type Limited = Pick<Item, 'maximum_cart_quantity' | 'flash_sale_stock'>;

/**
 * How many pieces one order may have, so that nobody learns it from the cart only; nothing without a limit below the
 * number of pieces that are `available`.
 */
export function OrderLimit({ item, available = null }: { item: Limited; available?: number | null }) {
  const t = useText();
  const { maximum_cart_quantity: limit, flash_sale_stock: inSale } = item;
  if (!limit || limit >= Math.min(available ?? Infinity, inSale ?? Infinity)) return null;
  return <span className="text-caption offer-terms">{t('catalog.atMost', { count: limit })}</span>;
}

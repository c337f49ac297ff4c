import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import type { getFlashSale } from '@errand/contract/promotions';
import { cx } from '@errand/ui/cx.ts';
import { Zap } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import './flash-sale-section.css';

/** With more items than this the row scrolls. */
const ITEMS_PER_ROW = 6;
/** A space reserves the line of the countdown until the browser knows the time. */
const NO_TIME = '\u00a0';

type Sale = NonNullable<ResponseOf<typeof getFlashSale>>;

/** A flash sale: its countdown, and how much of each item is sold. */
export function FlashSaleSection({ sale, card }: { sale: Sale; card: (item: Item) => ReactNode }) {
  const t = useText();
  const id = useId();
  const left = useTimeLeft(sale.end_date);
  if (left === 0 || sale.active_products.length === 0) return null;
  return (
    <section className="page-section flash-sale-section" aria-labelledby={id}>
      <div className="page-section-head">
        <h2 className="text-h2" id={id}>
          {sale.title}
        </h2>
        <span className="flash-sale-section-deal deal-tag">
          <Zap className="icon icon-bold" size={14} />
          <span>{t('stores.percentOff', { percent: sale.discount })}</span>
        </span>
        <span className="text-meta flash-sale-section-left" role="timer">
          {left === null ? (
            NO_TIME
          ) : (
            <>
              {t('home.flashEnds')} <bdi dir="ltr">{clockOf(left)}</bdi>
            </>
          )}
        </span>
      </div>
      <div
        className={cx(
          'layout-grid layout-grid-6 layout-rail',
          sale.active_products.length > ITEMS_PER_ROW && 'scrolling',
        )}
      >
        {sale.active_products.map(({ item, sold, stock, available_stock }) => (
          <div key={item.id} className="item-card flash-sale-section-item">
            {card(item)}
            <span
              className="flash-sale-section-bar"
              role="img"
              aria-label={t('home.flashSold', { sold, stock })}
              style={
                {
                  '--share': `${Math.round((Math.min(sold, stock) / Math.max(stock, 1)) * 100)}%`,
                } as React.CSSProperties
              }
            />
            <span className="text-caption">{t('home.flashAvailable', { count: available_stock })}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Milliseconds until an instant, updated every second; null before hydration. */
function useTimeLeft(until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Date.parse(until) - Date.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** 3 723 000 → "01:02:03". */
function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

/** Up to this many pieces a stock is low, as in the filter of the API. */
const LOW_STOCK = 5;

/** A number of pieces; marked when few are left or none. */
export function StockState({ stock }: { stock: number | null }) {
  const t = useText();
  if (stock === null) return <span className="text-caption">–</span>;
  if (stock > LOW_STOCK) return <>{stock}</>;
  return (
    <span className={cx('tag', stock === 0 ? 'bad' : 'warn')}>
      {stock === 0 ? t('catalog.stock.out') : stock}
    </span>
  );
}

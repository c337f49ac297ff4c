import { useText } from '@errand/client/i18n.tsx';
import { stockStateOf } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';

/** The number of pieces, highlighted when few or none are left. */
export function StockState({ stock }: { stock: number | null }) {
  const t = useText();
  const state = stockStateOf(stock);
  if (state === 'uncounted') return <span className="text-caption">–</span>;
  if (state === 'enough') return <>{stock}</>;
  return (
    <span className={cx('tag', state === 'out' ? 'bad' : 'warn')}>
      {state === 'out' ? t('catalog.stock.out') : stock}
    </span>
  );
}

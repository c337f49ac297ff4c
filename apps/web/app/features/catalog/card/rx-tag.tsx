import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import { cx } from '@errand/ui/cx.ts';

/** "Rx" on an item that needs a prescription, which is spoken in words [CART-20]. */
export function RxTag({ item, className }: { item: Item; className?: string }) {
  const t = useText();
  if (!isOn(item.is_prescription_required)) return null;
  return (
    <span className={cx('tag', className)} role="img" aria-label={t('catalog.prescription')}>
      {t('catalog.prescriptionMark')}
    </span>
  );
}

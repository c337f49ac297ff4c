import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import { cx } from '@errand/ui/cx.ts';

/** A green square or red triangle: only in food, and only while the operator enables it [ITEM-13]. */
export function VegMark({ item }: { item: Item }) {
  const t = useText();
  const { toggle_veg_non_veg: shown } = useConfig();
  if (!shown || item.module_type !== 'food') return null;
  const veg = isOn(item.veg);
  return (
    <span
      className={cx('veg-mark', !veg && 'non')}
      role="img"
      aria-label={t(veg ? 'catalog.veg' : 'catalog.nonVeg')}
    />
  );
}

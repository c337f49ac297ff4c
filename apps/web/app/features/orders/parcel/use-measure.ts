import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { kilometersText } from '@errand/client/kilometers.ts';
import type { Order } from '@errand/contract/orders';
import { localeOf } from '@errand/domain/language';
import { isolate } from '@errand/ui/isolate.ts';

/** The distance and the weight or size of a parcel as texts: "2.4 km", "4 kg", "Medium". Null where unknown. */
export function useMeasure({ parcel }: Pick<Order, 'parcel'>) {
  const t = useText();
  const numbers = new Intl.NumberFormat(localeOf(useLanguage()), {
    maximumFractionDigits: 2,
  });
  const shown = (value: number) => isolate(numbers.format(value));
  const { distance = null, weight = null, size = null } = parcel ?? {};
  return {
    distance: distance === null ? null : t('ui.kilometers', { distance: isolate(kilometersText(distance)) }),
    weight: weight === null ? null : t('parcel-order.kilograms', { weight: shown(weight) }),
    size: size === null ? null : t(`parcel-order.size.${size}`),
  };
}

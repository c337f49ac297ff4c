import { useText } from '@errand/client/i18n.tsx';
import type { TripCharge } from '@errand/contract/console/rental/counter';
import { isolateAny } from '@errand/ui/isolate.ts';

/** Names a charge: what was counted, or what the provider wrote. */
export function useChargeName(): (charge: Pick<TripCharge, 'kind' | 'unit' | 'units' | 'text'>) => string {
  const t = useText();
  return ({ kind, unit, units, text }) => {
    if (unit !== null) return t(`counter.counted.${unit}`, { units: units ?? 0 });
    const name = t(`counter.kind.${kind}`);
    return text ? `${name} · ${isolateAny(text)}` : name;
  };
}

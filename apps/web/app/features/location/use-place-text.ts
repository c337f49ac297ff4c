import { useText } from '@errand/client/i18n.tsx';
import { useRootData } from '#platform/config.ts';

type Key = 'title' | 'inside' | 'outside' | 'outsideTag' | 'showArea' | 'noSaved' | 'new' | 'cartElsewhere';

/** Texts about the location. In rental "delivery" becomes "pickup". */
export function usePlaceText(): (key: Key, values?: Record<string, string>) => string {
  const t = useText();
  const purpose = useRootData().session.module?.type === 'rental' ? 'pickup' : 'delivery';
  return (key, values) => t(`location.${purpose}.${key}`, values);
}

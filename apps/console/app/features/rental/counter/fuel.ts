import { useText } from '@errand/client/i18n.tsx';
import { FULL_EIGHTHS } from '@errand/domain/rental';

/** Names the level of a tank or battery in eighths. */
export function useFuel(): (eighths: number) => string {
  const t = useText();
  return (eighths) => {
    if (eighths === 0) return t('counter.fuelEmpty');
    return eighths === FULL_EIGHTHS ? t('counter.fuelFull') : `${eighths}/${FULL_EIGHTHS}`;
  };
}

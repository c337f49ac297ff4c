import { useText } from '@errand/client/i18n.tsx';
import type { ModuleType } from '@errand/domain/modules';

/** Labels of the types of modules. */
export function useTypeNames(): Record<ModuleType, string> {
  const t = useText();
  return {
    food: t('modules.food'),
    grocery: t('modules.grocery'),
    pharmacy: t('modules.pharmacy'),
    ecommerce: t('modules.ecommerce'),
    parcel: t('modules.parcel'),
    rental: t('modules.rental'),
  };
}

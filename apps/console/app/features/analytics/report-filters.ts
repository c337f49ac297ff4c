import { useText } from '@errand/client/i18n.tsx';
import { usePlaces } from '#blocks/list/use-places.ts';

/** The filters of every report: days, module, zone and store. */
export function useReportFilters() {
  const t = useText();
  const { modules, zones, stores } = usePlaces();
  return {
    from: { label: t('analytics.days') },
    module_id: { label: t('analytics.by.module'), options: modules },
    zone_id: { label: t('analytics.by.zone'), options: zones },
    store_id: { label: t('analytics.by.store'), options: stores },
  };
}

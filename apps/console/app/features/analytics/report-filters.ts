import { useText } from '@errand/client/i18n.tsx';
import { listOrderPlaces } from '@errand/contract/console/orders';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

/** The filters of every report: days, module, zone and store, as far as the caller's scope reaches. */
export function useReportFilters() {
  const t = useText();
  const mayCall = useMayCall();
  const { data } = useQuery({
    ...consoleQuery('zones', listOrderPlaces, {}),
    enabled: mayCall(listOrderPlaces),
  });
  return {
    from: { label: t('analytics.days') },
    module_id: { label: t('analytics.by.module'), options: namesOf(data?.modules) },
    zone_id: { label: t('analytics.by.zone'), options: namesOf(data?.zones) },
    store_id: { label: t('analytics.by.store'), options: namesOf(data?.stores) },
  };
}

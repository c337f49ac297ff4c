import { useText } from '@errand/client/i18n.tsx';
import { usePlaces } from '#blocks/list/use-places.ts';

type OrderOfRow = {
  customer: { name: string; phone: string };
  store: { name: string } | null;
  zone: { name: string };
};

/** The columns of lists that tell whose order a row is about. */
export function useOrderColumns() {
  const t = useText();
  return {
    customer: {
      header: t('finance.customer'),
      phone: 'plain' as const,
      cell: ({ customer: { name, phone } }: OrderOfRow) => (
        <span>
          <bdi>{name}</bdi>{' '}
          <a className="text-caption" href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </span>
      ),
    },
    store: {
      header: t('finance.one.stores'),
      optional: true as const,
      cell: ({ store }: OrderOfRow) => <bdi>{store?.name ?? '–'}</bdi>,
    },
    zone: {
      header: t('finance.zone'),
      optional: true as const,
      cell: ({ zone }: OrderOfRow) => <bdi>{zone.name}</bdi>,
    },
  };
}

/** The filters by zone and store. */
export function usePlaceFilters() {
  const t = useText();
  const { zones, stores } = usePlaces();
  return {
    zone_id: { label: t('finance.zone'), options: zones },
    store_id: { label: t('finance.one.stores'), options: stores },
  };
}

/** How many days ago something began, for its age. */
export function useDaysSince(): (at: string) => string {
  const t = useText();
  return (at) => t('finance.days', { count: Math.floor((Date.now() - Date.parse(at)) / 86_400_000) });
}

import { useText } from '@errand/client/i18n.tsx';
import { listAdvertisements } from '@errand/contract/console/promotions/advertisements';
import { ADVERTISEMENT_STATES } from '@errand/domain/promotions';
import { labelsOf } from '#blocks/form/names-of.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { usePromotionColumns } from '../promotion-columns.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';

export default function AdvertisementsScreen() {
  const t = useText();
  const { title, starts_at, ends_at } = usePromotionColumns();
  return (
    <Page title={t('promotions.advertisements')} text={t('promotions.advertisementsText')}>
      <PromotionTabs />
      <List
        endpoint={listAdvertisements}
        resource="promotions"
        href={({ id }) => `/promotions/advertisements/${id}`}
        searchLabel={t('promotions.adTitle')}
        filters={{
          state: {
            label: t('promotions.state'),
            options: labelsOf(ADVERTISEMENT_STATES, (state) => t(`promotions.advertisement.${state}`)),
          },
        }}
        columns={{
          title,
          store: {
            header: t('promotions.store'),
            phone: 'plain',
            cell: ({ store }) => <bdi>{store.name}</bdi>,
          },
          position: { header: t('promotions.position'), align: 'end', cell: ({ position }) => position },
          starts_at,
          ends_at,
          state: {
            header: t('promotions.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="promotions.advertisement" state={state} />,
          },
        }}
        empty={{ title: t('promotions.noAdvertisements'), text: t('promotions.noAdvertisementsText') }}
      />
    </Page>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { listCampaigns } from '@errand/contract/console/promotions/campaigns';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';

import { useMay } from '#platform/session.ts';
import { usePromotionColumns } from '../promotion-columns.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';

export default function CampaignsScreen() {
  const t = useText();
  const may = useMay();
  const columns = usePromotionColumns();

  return (
    <Page
      title={t('promotions.campaigns')}
      text={t('promotions.campaignsText')}
      actions={
        may('promotions.update') && (
          <ButtonLink to="/promotions/campaigns/new">{t('promotions.newCampaign')}</ButtonLink>
        )
      }
    >
      <PromotionTabs />
      <List
        endpoint={listCampaigns}
        resource="promotions"
        rowKey={({ id }) => id}
        href={({ id }) => `/promotions/campaigns/${id}`}
        searchLabel={t('promotions.searchName')}
        filters={{
          state: columns.stateFilter,
        }}
        columns={[
          columns.title,
          { id: 'module', header: t('promotions.module'), phone: 'plain', cell: ({ module }) => module.name },
          {
            id: 'stores',
            header: t('promotions.stores'),
            align: 'end',
            cell: ({ store_count }) => store_count,
          },
          { ...columns.startsAt, sort: 'starts_at' },
          { ...columns.endsAt, sort: 'ends_at' },
          columns.state,
        ]}
        empty={{ title: t('promotions.none'), text: t('promotions.campaignsText') }}
      />
    </Page>
  );
}

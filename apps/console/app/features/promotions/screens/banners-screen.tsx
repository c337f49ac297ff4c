import { useText } from '@errand/client/i18n.tsx';
import { listBanners } from '@errand/contract/console/promotions/banners';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { usePromotionColumns } from '../promotion-columns.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';

export default function BannersScreen() {
  const t = useText();
  const may = useMay();
  const columns = usePromotionColumns();

  return (
    <Page
      title={t('promotions.banners')}
      text={t('promotions.bannersText')}
      actions={
        may('promotions.update') && (
          <ButtonLink to="/promotions/banners/new">{t('promotions.newBanner')}</ButtonLink>
        )
      }
    >
      <PromotionTabs />
      <List
        endpoint={listBanners}
        resource="promotions"
        href={({ id }) => `/promotions/banners/${id}`}
        searchLabel={t('promotions.searchName')}
        filters={{
          state: columns.stateFilter,
          place: {
            label: t('promotions.place'),
            options: { top: t('promotions.place.top'), bottom: t('promotions.place.bottom') },
          },
          featured: { label: t('promotions.onlyFeatured') },
        }}
        columns={{
          title: columns.title,
          place: {
            header: t('promotions.place'),
            phone: 'plain',
            cell: ({ place }) => t(`promotions.place.${place}`),
          },
          position: { header: t('promotions.position'), align: 'end', cell: ({ position }) => position },
          starts_at: columns.starts_at,
          ends_at: columns.ends_at,
          state: columns.state,
        }}
        empty={{ title: t('promotions.none'), text: t('promotions.bannersText') }}
      />
    </Page>
  );
}

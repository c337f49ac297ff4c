import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { type CouponRow, listCoupons } from '@errand/contract/console/promotions/coupons';
import { translated } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { PromotionTabs } from '../promotion-tabs.tsx';

export default function CouponsScreen() {
  const t = useText();
  const may = useMay();
  const money = useMoney();
  const language = useLanguage();
  const types = {
    default: t('promotions.type.default'),
    first_order: t('promotions.type.first_order'),
    free_delivery: t('promotions.type.free_delivery'),
    zone_wise: t('promotions.type.zone_wise'),
    store_wise: t('promotions.type.store_wise'),
  };
  const discountOf = ({ percent, amount_minor }: CouponRow) => {
    if (percent !== null) return `${percent}%`;
    return amount_minor === null ? '–' : money(amount_minor);
  };
  return (
    <Page
      title={t('promotions.title')}
      text={t('promotions.text')}
      actions={
        may('promotions.update') && (
          <ButtonLink to="/promotions/coupons/new">{t('promotions.newCoupon')}</ButtonLink>
        )
      }
    >
      <PromotionTabs />
      <List
        endpoint={listCoupons}
        resource="promotions"
        href={({ id }) => `/promotions/coupons/${id}`}
        searchLabel={t('promotions.search')}
        filters={{
          type: { label: t('promotions.type'), options: types },
          active: { label: t('promotions.onlyActive') },
        }}
        columns={{
          code: {
            header: t('promotions.code'),
            sort: 'code',
            cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
          },
          title: {
            header: t('promotions.name'),
            phone: 'plain',
            cell: ({ title }) => translated(title, language),
          },
          type: { header: t('promotions.type'), phone: 'plain', cell: ({ type }) => types[type] },
          discount: {
            header: t('promotions.discount'),
            phone: 'plain',
            align: 'end',
            cell: (row) => <bdi dir="ltr">{discountOf(row)}</bdi>,
          },
          uses: {
            header: t('promotions.uses'),
            sort: 'uses',
            align: 'end',
            cell: ({ uses, total_uses }) => (
              <bdi dir="ltr">{total_uses > 0 ? `${uses} / ${total_uses}` : uses}</bdi>
            ),
          },
          ends_at: {
            header: t('promotions.endsAt'),
            sort: 'ends_at',
            cell: ({ ends_at }) => <Instant at={ends_at} />,
          },
          state: {
            header: t('promotions.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="promotions.state" state={state} />,
          },
        }}
        empty={{ title: t('promotions.noCoupons'), text: t('promotions.noCouponsText') }}
      />
    </Page>
  );
}

import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createPlan, listPlans } from '@errand/contract/console/stores/plans';
import { translated } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMayCall } from '#platform/session.ts';

export default function PlansScreen() {
  const t = useText();
  const language = useLanguage();
  const mayCall = useMayCall();
  return (
    <Page
      title={t('stores.plans')}
      text={t('stores.plansText')}
      back={{ to: '/stores', label: t('stores.title') }}
      actions={mayCall(createPlan) && <ButtonLink to="/stores/plans/new">{t('stores.newPlan')}</ButtonLink>}
    >
      <List
        endpoint={listPlans}
        resource="stores"
        href={({ id }) => `/stores/plans/${id}`}
        searchLabel={t('stores.name')}
        filters={{ active: { label: t('stores.planOffered') } }}
        columns={{
          name: { header: t('stores.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
          price: {
            header: t('stores.planPrice'),
            phone: 'beside',
            align: 'end',
            cell: ({ price_minor }) => <Amount minor={price_minor} />,
          },
          days: { header: t('stores.planDays'), align: 'end', cell: ({ validity_days }) => validity_days },
          stores: { header: t('stores.title'), align: 'end', cell: ({ stores }) => stores },
          state: {
            header: t('stores.state'),
            cell: ({ active }) => t(active ? 'stores.planOffered' : 'stores.planNotOffered'),
          },
        }}
        empty={{ title: t('stores.noPlans'), text: t('stores.noPlansText') }}
      />
    </Page>
  );
}

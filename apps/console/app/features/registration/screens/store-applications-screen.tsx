import { useText } from '@errand/client/i18n.tsx';
import { listStoreApplications } from '@errand/contract/console/support/applications';
import { Navigate } from 'react-router';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { ApplicationsTabs } from '../applications-tabs.tsx';
import { useApplicantColumns } from '../use-applicant-columns.tsx';

export default function StoreApplicationsScreen() {
  const t = useText();
  const may = useMay();
  const { filters, columns } = useApplicantColumns();
  if (!may('stores.approve')) return <Navigate to="/applications/couriers" replace />;
  return (
    <Page title={t('applications.title')} text={t('applications.text')}>
      <ApplicationsTabs />
      <List
        endpoint={listStoreApplications}
        resource="stores"
        href={({ id }) => `/applications/stores/${id}`}
        searchLabel={t('applications.search')}
        filters={filters}
        columns={{
          name: { header: t('applications.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          applicant: columns.applicant,
          phone: columns.phone,
          module: { header: t('applications.module'), phone: 'plain', cell: ({ module }) => module.name },
          zone: columns.zone,
          created_at: columns.created_at,
          status: columns.status,
        }}
        empty={{ title: t('applications.none'), text: t('applications.noneText') }}
      />
    </Page>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { listCourierApplications } from '@errand/contract/console/support/applications';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { ApplicationsTabs } from '../applications-tabs.tsx';
import { useApplicantColumns } from '../use-applicant-columns.tsx';

export default function CourierApplicationsScreen() {
  const t = useText();
  const { filters, columns } = useApplicantColumns();
  return (
    <Page title={t('applications.title')} text={t('applications.text')}>
      <ApplicationsTabs />
      <List
        endpoint={listCourierApplications}
        resource="couriers"
        href={({ id }) => `/applications/couriers/${id}`}
        searchLabel={t('applications.search')}
        filters={filters}
        columns={{
          applicant: columns.applicant,
          phone: columns.phone,
          vehicle: { header: t('applications.vehicle'), phone: 'plain', cell: ({ vehicle }) => vehicle.name },
          zone: columns.zone,
          created_at: columns.created_at,
          status: columns.status,
        }}
        empty={{ title: t('applications.none'), text: t('applications.noneText') }}
      />
    </Page>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { listAudit, listAuditFilters } from '@errand/contract/console/audit';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { consoleQuery } from '#platform/query.ts';

export default function AuditScreen() {
  const t = useText();
  const { data: known } = useQuery(consoleQuery('audit', listAuditFilters, {}));
  return (
    <Page title={t('audit.title')} text={t('audit.text')}>
      <List
        endpoint={listAudit}
        resource="audit"
        href={({ id }) => `/audit/${id}`}
        searchLabel={t('audit.search')}
        filters={{
          staff_id: {
            label: t('audit.who'),
            options: namesOf(known?.staff),
          },
          endpoint: {
            label: t('audit.what'),
            options: Object.fromEntries((known?.endpoints ?? []).map((name) => [name, name])),
          },
          outcome: {
            label: t('audit.outcome'),
            options: {
              done: t('audit.outcome.done'),
              denied: t('audit.outcome.denied'),
              exported: t('audit.outcome.exported'),
            },
          },
          target: { label: t('audit.target') },
          from: { label: t('audit.when') },
        }}
        columns={{
          at: { header: t('audit.when'), cell: ({ at }) => <Instant at={at} /> },
          staff: {
            header: t('audit.who'),
            phone: 'plain',
            cell: ({ staff }) => staff?.name ?? t('audit.nobody'),
          },
          endpoint: {
            header: t('audit.what'),
            phone: 'plain',
            cell: ({ endpoint }) => <code>{endpoint}</code>,
          },
          target: {
            header: t('audit.target'),
            phone: 'plain',
            cell: ({ target }) => target && <bdi dir="ltr">{target}</bdi>,
          },
          outcome: {
            header: t('audit.outcome'),
            phone: 'beside',
            cell: ({ outcome }) => <StateTag of="audit.outcome" state={outcome} />,
          },
          reason: { header: t('audit.reason'), optional: true, cell: ({ reason }) => reason },
          address: {
            header: t('audit.address'),
            optional: true,
            cell: ({ address }) => <bdi dir="ltr">{address}</bdi>,
          },
        }}
        empty={{ title: t('audit.none') }}
      />
    </Page>
  );
}

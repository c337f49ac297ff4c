import { useText } from '@errand/client/i18n.tsx';
import { listAudit, listAuditFilters } from '@errand/contract/console/audit';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';

export default function AuditScreen() {
  const t = useText();
  const dates = useDates();
  const { data: known } = useQuery(consoleQuery('audit', listAuditFilters, {}));
  return (
    <Page title={t('audit.title')} text={t('audit.text')}>
      <List
        endpoint={listAudit}
        resource="audit"
        rowKey={({ id }) => id}
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
        columns={[
          {
            id: 'at',
            header: t('audit.when'),
            cell: ({ at }) => <time dateTime={at}>{dates.dateTime(at)}</time>,
          },
          {
            id: 'staff',
            header: t('audit.who'),
            phone: 'plain',
            cell: ({ staff }) => staff?.name ?? t('audit.nobody'),
          },
          {
            id: 'endpoint',
            header: t('audit.what'),
            phone: 'plain',
            cell: ({ endpoint }) => <code>{endpoint}</code>,
          },
          {
            id: 'target',
            header: t('audit.target'),
            phone: 'plain',
            cell: ({ target }) => target && <bdi dir="ltr">{target}</bdi>,
          },
          {
            id: 'outcome',
            header: t('audit.outcome'),
            phone: 'beside',
            cell: ({ outcome }) => <StateTag of="audit.outcome" state={outcome} />,
          },
          { id: 'reason', header: t('audit.reason'), optional: true, cell: ({ reason }) => reason },
          {
            id: 'address',
            header: t('audit.address'),
            optional: true,
            cell: ({ address }) => <bdi dir="ltr">{address}</bdi>,
          },
        ]}
        empty={{ title: t('audit.none') }}
      />
    </Page>
  );
}

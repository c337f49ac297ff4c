import { useText } from '@errand/client/i18n.tsx';
import { listProblems } from '@errand/contract/console/support/problems';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';

export default function ProblemsScreen() {
  const t = useText();
  const dates = useDates();
  return (
    <Page title={t('problems.title')} text={t('problems.text')}>
      <List
        endpoint={listProblems}
        resource="problems"
        rowKey={({ id }) => id}
        href={({ id }) => `/problems/${id}`}
        searchLabel={t('problems.search')}
        filters={{
          state: {
            label: t('problems.state'),
            options: { open: t('problems.state.open'), answered: t('problems.state.answered') },
          },
          from: { label: t('problems.createdAt') },
        }}
        columns={[
          { id: 'order', header: t('problems.order'), cell: ({ order_id }) => <bdi>#{order_id}</bdi> },
          {
            id: 'reason',
            header: t('problems.reason'),
            phone: 'plain',
            cell: ({ reason }) => <bdi>{reason}</bdi>,
          },
          {
            id: 'store',
            header: t('problems.store'),
            phone: 'plain',
            cell: ({ store }) => store?.name ?? '–',
          },
          {
            id: 'created_at',
            header: t('problems.createdAt'),
            phone: 'plain',
            sort: 'created_at',
            cell: ({ created_at }) => <time dateTime={created_at}>{dates.dateTime(created_at)}</time>,
          },
          {
            id: 'state',
            header: t('problems.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="problems.state" state={state} />,
          },
        ]}
        empty={{ title: t('problems.none'), text: t('problems.noneText') }}
      />
    </Page>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { listProblems } from '@errand/contract/console/support/problems';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';

export default function ProblemsScreen() {
  const t = useText();
  return (
    <Page title={t('problems.title')} text={t('problems.text')}>
      <List
        endpoint={listProblems}
        resource="problems"
        href={({ id }) => `/problems/${id}`}
        searchLabel={t('problems.search')}
        filters={{
          state: {
            label: t('problems.state'),
            options: { open: t('problems.state.open'), answered: t('problems.state.answered') },
          },
          from: { label: t('problems.createdAt') },
        }}
        columns={{
          order: { header: t('problems.order'), cell: ({ order_id }) => <bdi>#{order_id}</bdi> },
          reason: { header: t('problems.reason'), phone: 'plain', cell: ({ reason }) => <bdi>{reason}</bdi> },
          store: { header: t('problems.store'), phone: 'plain', cell: ({ store }) => store?.name ?? '–' },
          created_at: {
            header: t('problems.createdAt'),
            phone: 'plain',
            sort: 'created_at',
            cell: ({ created_at }) => <Instant at={created_at} />,
          },
          state: {
            header: t('problems.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="problems.state" state={state} />,
          },
        }}
        empty={{ title: t('problems.none'), text: t('problems.noneText') }}
      />
    </Page>
  );
}

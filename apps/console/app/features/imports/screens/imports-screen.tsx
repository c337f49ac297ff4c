import { useText } from '@errand/client/i18n.tsx';
import { listImports } from '@errand/contract/console/imports';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { UploadForm } from '../upload-form.tsx';

export default function ImportsScreen() {
  const t = useText();
  return (
    <Page
      title={t('imports.title')}
      text={t('imports.text')}
      back={{ to: '/items', label: t('catalog.title') }}
    >
      <Panel>
        <UploadForm />
      </Panel>
      <h2 className="text-h3">{t('imports.earlier')}</h2>
      <List
        endpoint={listImports}
        resource="imports"
        href={({ id }) => `/items/imports/${id}`}
        columns={{
          file: { header: t('imports.file'), cell: ({ file_name }) => <bdi>{file_name}</bdi> },
          store: { header: t('imports.store'), phone: 'plain', cell: ({ store }) => <bdi>{store.name}</bdi> },
          state: {
            header: t('imports.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="imports.state" state={state} />,
          },
          products: { header: t('imports.products'), align: 'end', cell: ({ products }) => products },
          faults: { header: t('imports.faults'), align: 'end', cell: ({ fault_count }) => fault_count },
          by: { header: t('imports.by'), optional: true, cell: ({ by }) => by?.name },
          created_at: {
            header: t('imports.createdAt'),
            phone: 'plain',
            cell: ({ created_at }) => <Instant at={created_at} />,
          },
        }}
        empty={{ title: t('imports.none'), text: t('imports.noneText') }}
      />
    </Page>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { listFleetImports, listImports } from '@errand/contract/console/imports';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import type { ImportArea } from './import-area.ts';
import { UploadForm } from './upload-form.tsx';

/** Uploads a file, and lists the imports of an area. */
export function ImportsPage({ area }: { area: ImportArea }) {
  const t = useText();
  return (
    <Page
      title={t(`imports.title.${area.of}`)}
      text={t(`imports.text.${area.of}`)}
      back={{ to: area.path, label: t(area.title) }}
    >
      <Panel>
        <UploadForm area={area} />
      </Panel>
      <h2 className="text-h3">{t('imports.earlier')}</h2>
      <List
        endpoint={area.of === 'items' ? listImports : listFleetImports}
        resource="imports"
        href={({ id }) => `${area.path}/imports/${id}`}
        columns={{
          file: { header: t('imports.file'), cell: ({ file_name }) => <bdi>{file_name}</bdi> },
          store: { header: t('imports.store'), phone: 'plain', cell: ({ store }) => <bdi>{store.name}</bdi> },
          state: {
            header: t('imports.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="imports.state" state={state} />,
          },
          products: {
            header: t(`imports.products.${area.of}`),
            align: 'end',
            cell: ({ products }) => products,
          },
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

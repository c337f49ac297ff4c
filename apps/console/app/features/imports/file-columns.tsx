import { useText } from '@errand/client/i18n.tsx';
import { getItemChoices } from '@errand/contract/console/catalog/item-changes';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { consoleQuery } from '#platform/query.ts';
import { ColumnMeanings } from './column-meanings.tsx';
import { sampleFile } from './sample-file.ts';
import './file-columns.css';

const REQUIRED: ReadonlySet<string> = new Set(['id', 'category', 'name', 'price']);
const COLUMNS = [
  'id',
  'category',
  'name',
  'price',
  'description',
  'discount',
  'stock',
  'max_quantity',
  'pictures',
  'active',
  'available',
  'groups',
  'options',
  'variations',
  'add_ons',
  'unit',
  'tags',
  'veg',
  'brand',
  'slug',
] as const;

/** The columns of a file of products with their meanings, and a sample with the categories of the chosen store. */
export function FileColumns({ storeId }: { storeId: number | null }) {
  const t = useText();
  return (
    <section className="file-columns">
      <SampleLink storeId={storeId} />
      <ColumnMeanings
        text={t('imports.columnsText')}
        columns={COLUMNS}
        required={REQUIRED}
        meaning={(column) => t(`imports.meaning.${column}`)}
      />
    </section>
  );
}

function SampleLink({ storeId }: { storeId: number | null }) {
  const t = useText();
  const { data } = useQuery({
    ...consoleQuery('catalog', getItemChoices, { params: { id: storeId ?? 0 } }),
    enabled: storeId !== null,
    retry: false,
  });
  if (storeId === null) return <p className="text-caption">{t('imports.sampleStore')}</p>;
  // A store that sells no items has none to import.
  if (!data) return null;
  const file = sampleFile(data, (number) => t('imports.sampleName', { number }));
  return (
    <p className="file-columns-sample">
      <a
        className="list-tool"
        download="menu.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
      >
        <Download className="icon" size={17} />
        {t('imports.downloadSample')}
      </a>
      <span className="text-caption">{t('imports.sampleText')}</span>
    </p>
  );
}

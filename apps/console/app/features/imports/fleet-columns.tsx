import { useText } from '@errand/client/i18n.tsx';
import { csvCell } from '@errand/domain/csv';
import { Download } from 'lucide-react';
import { ColumnMeanings } from './column-meanings.tsx';

const REQUIRED: ReadonlySet<string> = new Set(['name', 'category', 'brand']);
const COLUMNS = [
  'id',
  'name',
  'category',
  'brand',
  'daily',
  'hourly',
  'per_km',
  'discount',
  'description',
  'model',
  'seats',
  'transmission',
  'fuel',
  'air_condition',
  'engine_capacity',
  'engine_power',
  'features',
  'plates',
  'plates_out_of_service',
  'active',
] as const;

/** A hidden vehicle, because an example must not be rented out. */
const SAMPLE: Partial<Record<(typeof COLUMNS)[number], string>> = {
  daily: '60',
  hourly: '9.50',
  discount: '10%',
  seats: '5',
  transmission: 'automatic',
  fuel: 'petrol',
  air_condition: 'yes',
  features: 'Navigation | Child seat',
  plates: 'AB 123, AB 124',
  active: 'no',
};

/** The columns of a file of vehicles with their meanings, and a sample. */
export function FleetColumns() {
  const t = useText();
  const names = { name: t('imports.vehicle.sampleName'), category: t('imports.vehicle.sampleCategory') };
  const cells: typeof SAMPLE = { ...SAMPLE, ...names, brand: t('imports.vehicle.sampleBrand') };
  const lines = [COLUMNS, COLUMNS.map((column) => csvCell(cells[column] ?? ''))];
  // The byte order mark lets spreadsheets recognize UTF-8.
  const file = `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
  return (
    <section className="file-columns">
      <p className="file-columns-sample">
        <a
          className="list-tool"
          download="fleet.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Download className="icon" size={17} />
          {t('imports.downloadSample')}
        </a>
        <span className="text-caption">{t('imports.vehicle.sampleText')}</span>
      </p>
      <ColumnMeanings
        text={t('imports.vehicle.columnsText')}
        columns={COLUMNS}
        required={REQUIRED}
        meaning={(column) => t(`imports.vehicle.${column}`)}
      />
    </section>
  );
}

import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { BulkChange, previewItemChange, ShownItem } from '@errand/contract/console/items';
import type { ResponseOf } from '@errand/contract/endpoint';
import type { ReactNode } from 'react';
import { useMoney } from '#platform/format.ts';
import { nameIn } from './name-in.ts';

type Row = ResponseOf<typeof previewItemChange>['rows'][number];

/** Each item before and after the change. */
export function BulkPreview({ kind, rows }: { kind: BulkChange['kind']; rows: readonly Row[] }) {
  const t = useText();
  const money = useMoney();
  const language = useLanguage();
  const shown = (item: ShownItem): ReactNode => {
    if (kind === 'price') return <bdi dir="ltr">{money(item.price_minor)}</bdi>;
    if (kind === 'stock') return item.stock ?? '–';
    if (kind === 'visibility') return t(item.active ? 'catalog.visible' : 'catalog.hidden');
    return <bdi>{item.category}</bdi>;
  };
  return (
    <section className="bulk-preview" aria-label={t('catalog.preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('catalog.name')}</th>
            <th scope="col">{t('catalog.before')}</th>
            <th scope="col">{t('catalog.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, before, after, variations, applies, changes }) => (
            <tr key={id} className={changes ? undefined : 'same'}>
              <td>
                <bdi>{nameIn(name, language)}</bdi>
                {variations > 0 && <small>{t('catalog.andVariations', { count: variations })}</small>}
              </td>
              <td>{shown(before)}</td>
              <td>{applies ? shown(after) : t('catalog.skipped')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  type BulkChange,
  changeItems,
  type ItemRow,
  previewItemChange,
  type ShownItem,
} from '@errand/contract/console/items';
import type { ResponseOf } from '@errand/contract/endpoint';
import { translated } from '@errand/domain/language';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { type ReactNode, useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useChange } from '#platform/query.ts';
import { BulkFields } from './bulk-fields.tsx';
import './bulk-dialog.css';

type Preview = { change: BulkChange; rows: ResponseOf<typeof previewItemChange>['rows'] };

/**
 * Changes the selected items: the member enters the change, sees its effect on each item, and applies it as
 * previewed.
 */
export function BulkDialog(props: {
  rows: ItemRow[];
  categories: readonly { id: number; name: string; module_id: number }[];
  close: (changed: boolean) => void;
}) {
  const { rows, categories, close } = props;
  const t = useText();
  const [preview, setPreview] = useState<Preview | null>(null);
  const read = useChange(previewItemChange);
  const apply = useChange(changeItems);
  const modules = new Set(rows.map(({ module_id }) => module_id));
  const changing = preview?.rows.filter(({ changes }) => changes) ?? [];

  function show(change: BulkChange): void {
    read.mutate(
      { body: { ids: rows.map(({ id }) => id), change } },
      {
        onSuccess: (shown) => setPreview({ change, rows: shown.rows }),
      },
    );
  }

  function send({ change }: Preview): void {
    const items = changing.map(({ id, version }) => ({ id, version }));
    apply.mutate(
      { body: { items, change } },
      {
        onSuccess({ changed }) {
          toastDone(t('catalog.changed', { count: changed }));
          close(true);
        },
        onError: () => setPreview(null),
      },
    );
  }

  return (
    <Dialog open onClose={() => close(false)} title={t('catalog.changeMany', { count: rows.length })}>
      <div className="bulk">
        <BulkFields
          categories={categories.filter(({ module_id }) => modules.has(module_id))}
          isLoading={read.isPending}
          onEdit={() => setPreview(null)}
          onPreview={show}
        />
        {preview && (
          <>
            <BulkPreview kind={preview.change.kind} rows={preview.rows} />
            <div className="form-buttons">
              <Button
                disabled={changing.length === 0}
                loading={apply.isPending}
                onClick={() => send(preview)}
              >
                {changing.length === 0
                  ? t('catalog.nothingChanges')
                  : t('catalog.apply', { count: changing.length })}
              </Button>
              <Button variant="ghost" onClick={() => close(false)}>
                {t('catalog.cancel')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

type Row = ResponseOf<typeof previewItemChange>['rows'][number];

/** Each item before and after the change. */
function BulkPreview({ kind, rows }: { kind: BulkChange['kind']; rows: readonly Row[] }) {
  const t = useText();
  const language = useLanguage();
  const shown = (item: ShownItem): ReactNode => {
    if (kind === 'price') return <Amount minor={item.price_minor} />;
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
                <bdi>{translated(name, language)}</bdi>
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

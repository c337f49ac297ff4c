import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  type BulkChange,
  changeItems,
  type ItemRow,
  previewItemChange,
  type ShownItem,
  undoItemChange,
} from '@errand/contract/console/items';
import type { ResponseOf } from '@errand/contract/endpoint';
import { translated } from '@errand/domain/language';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { type ReactNode, useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useMoney } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { BulkFields } from './bulk-fields.tsx';
import './bulk-dialog.css';

/** How long a bulk change can be undone where it was made; the audit log offers it later. */
const UNDO_MS = 20_000;

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
  const undo = useChange(undoItemChange, {
    done: (_, { restored, left }) => t('catalog.undone', { restored, left }),
  });
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
        onSuccess({ changed, change_id: id }) {
          toastDone(t('catalog.changed', { count: changed }), {
            durationMs: UNDO_MS,
            ...(id !== null && {
              action: { label: t('catalog.undo'), onClick: () => undo.mutate({ params: { id } }) },
            }),
          });
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
            <BulkSum kind={preview.change.kind} rows={preview.rows} />
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
            <BulkPreview kind={preview.change.kind} rows={preview.rows} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type Row = ResponseOf<typeof previewItemChange>['rows'][number];

/** What the items gain or lose together, in red if prices fall, and how many are left out. */
function BulkSum({ kind, rows }: { kind: BulkChange['kind']; rows: readonly Row[] }) {
  const t = useText();
  const money = useMoney();
  const changing = rows.filter(({ changes }) => changes);
  const count = changing.length;
  const leftOut = rows.filter(({ applies }) => !applies).length;
  const of = (item: ShownItem) => (kind === 'price' ? item.price_minor : (item.stock ?? 0));
  const sum = changing.reduce((total, { before, after }) => total + of(after) - of(before), 0);
  const shown = kind === 'price' ? money(Math.abs(sum)) : String(Math.abs(sum));
  const signed = isolate(`${sum < 0 ? '−' : '+'} ${shown}`);
  return (
    <>
      {count > 0 && (kind === 'price' || kind === 'stock') && (
        <Note
          live="status"
          tone={kind === 'price' && sum < 0 ? 'bad' : 'info'}
          text={t(`catalog.sum.${kind}`, { count, sum: signed })}
        />
      )}
      {leftOut > 0 && <Note tone="warn" text={t('catalog.leftOut', { count: leftOut })} />}
    </>
  );
}

/** Each item before and after the change. */
function BulkPreview({ kind, rows }: { kind: BulkChange['kind']; rows: readonly Row[] }) {
  const t = useText();
  const language = useLanguage();
  const shown = (item: ShownItem): ReactNode => {
    if (kind === 'price') return <Amount minor={item.price_minor} />;
    if (kind === 'stock') return item.stock ?? '–';
    if (kind === 'visibility') return t(item.active ? 'catalog.visible' : 'catalog.hidden');
    if (kind === 'tax_class') return <bdi>{item.tax_class ?? t('catalog.taxFromCategory')}</bdi>;
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

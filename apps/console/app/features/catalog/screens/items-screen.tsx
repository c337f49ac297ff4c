import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { type ItemRow, listCatalogItems, listItemOptions } from '@errand/contract/console/items';
import { translated } from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namesOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { BulkDialog } from '../bulk-dialog.tsx';
import { CatalogTabs } from '../catalog-tabs.tsx';
import { StockState } from '../stock-state.tsx';
import './items-screen.css';

/** A bulk change whose dialog is open. `close` receives whether it was applied. */
type Changing = { rows: ItemRow[]; close: (changed: boolean) => void };

export default function ItemsScreen() {
  const t = useText();
  const may = useMay();
  const money = useMoney();
  const language = useLanguage();
  const [changing, setChanging] = useState<Changing | null>(null);
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  function open(rows: ItemRow[]): Promise<boolean> {
    return new Promise((resolve) => {
      setChanging({
        rows,
        close(changed) {
          setChanging(null);
          resolve(changed);
        },
      });
    });
  }

  return (
    <Page
      title={t('catalog.title')}
      text={t('catalog.text')}
      actions={
        <>
          {may('catalog.import') && (
            <ButtonLink to="/items/imports" variant="quiet">
              {t('imports.title.items')}
            </ButtonLink>
          )}
          {may('catalog.update') && <ButtonLink to="/items/new">{t('catalog.newItem')}</ButtonLink>}
        </>
      }
    >
      <CatalogTabs />
      <List
        endpoint={listCatalogItems}
        resource="catalog"
        href={({ id }) => `/items/${id}`}
        searchLabel={t('catalog.search')}
        filters={{
          store_id: { label: t('catalog.store'), options: namesOf(options?.stores) },
          module_id: { label: t('catalog.module'), options: namesOf(options?.modules) },
          category_id: { label: t('catalog.category'), options: namesOf(options?.categories) },
          visibility: {
            label: t('catalog.visibility'),
            options: {
              visible: t('catalog.visible'),
              hidden: t('catalog.hidden'),
              archived: t('catalog.archived'),
            },
          },
          stock: {
            label: t('catalog.stock'),
            options: {
              out: t('catalog.stock.out'),
              low: t('catalog.stock.low'),
              enough: t('catalog.stock.enough'),
              uncounted: t('catalog.stock.uncounted'),
            },
          },
          veg: { label: t('catalog.veg') },
          discounted: { label: t('catalog.discounted') },
          without_arabic: { label: t('catalog.withoutArabic') },
        }}
        bulk={may('catalog.update') ? [{ label: t('catalog.change'), run: open }] : []}
        columns={{
          name: {
            header: t('catalog.name'),
            cell: ({ name, picture, active, archived }) => (
              <span className={cx('items-name', !active && 'off')}>
                <span className="items-picture">{picture && <Picture src={picture} width={36} />}</span>
                <bdi>{translated(name, language)}</bdi>
                {!active && (
                  <span className="tag">{t(archived ? 'catalog.archived' : 'catalog.hidden')}</span>
                )}
              </span>
            ),
          },
          store: { header: t('catalog.store'), phone: 'plain', cell: ({ store }) => <bdi>{store.name}</bdi> },
          category: {
            header: t('catalog.category'),
            phone: 'plain',
            cell: ({ category }) => <bdi>{category.name}</bdi>,
          },
          discount: {
            header: t('catalog.discount'),
            align: 'end',
            phone: 'plain',
            cell: ({ discount, discount_type, store_offer: offer }) =>
              discount > 0 && (
                <>
                  <bdi dir="ltr">{discount_type === 'percent' ? `−${discount}%` : `−${money(discount)}`}</bdi>{' '}
                  {offer && (
                    <span className="tag warn">
                      {t('catalog.storeOffer', { percent: isolate(`−${offer.percent}%`) })}
                    </span>
                  )}
                </>
              ),
          },
          price: {
            header: t('catalog.price'),
            sort: 'price_minor',
            align: 'end',
            phone: 'beside',
            cell: ({ price_minor }) => <Amount minor={price_minor} />,
          },
          stock: {
            header: t('catalog.stock'),
            align: 'end',
            cell: ({ stock }) => stock !== null && <StockState stock={stock} />,
          },
          updated_at: {
            header: t('catalog.updatedAt'),
            optional: true,
            cell: ({ updated_at }) => <Instant at={updated_at} />,
          },
        }}
        empty={{ title: t('catalog.none'), text: t('catalog.noneText') }}
      />
      {changing && <BulkDialog {...changing} categories={options?.categories ?? []} />}
    </Page>
  );
}

import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getCatalogItem } from '@errand/contract/console/items';
import { Note } from '@errand/ui/note.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ItemActions } from '../item-actions.tsx';
import { ItemForm } from '../item-form.tsx';
import { nameIn } from '../name-in.ts';
import { ItemPictures } from '../pictures/item-pictures.tsx';
import { StockState } from '../stock-state.tsx';
import './item-screen.css';

export default function ItemScreen() {
  const t = useText();
  const may = useMay();
  const money = useMoney();
  const dates = useDates();
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data: item } = useSuspenseQuery(consoleQuery('catalog', getCatalogItem, { params: { id } }));
  const mayChange = may('catalog.update');
  const state = item.archived ? 'archived' : item.active ? 'visible' : 'hidden';
  return (
    <Page
      title={nameIn(item.name, language)}
      back={{ to: '/items', label: t('catalog.title') }}
      actions={
        <>
          {item.active && (
            <a className="button quiet" href={item.shop_url} target="_blank" rel="noreferrer">
              {t('catalog.openInShop')}
            </a>
          )}
          {mayChange && <ItemActions item={item} />}
        </>
      }
    >
      <Panel>
        <div className="item-head">
          {item.pictures[0] && <img src={item.pictures[0].url} alt="" width={96} height={96} />}
          <Facts
            facts={[
              [t('catalog.store'), <bdi key="store">{item.choices.store.name}</bdi>],
              [t('catalog.visibility'), t(`catalog.${state}`)],
              [
                t('catalog.price'),
                <bdi key="price" dir="ltr">
                  {money(item.price_minor)}
                </bdi>,
              ],
              [t('catalog.stock'), <StockState key="stock" stock={item.stock ?? null} />],
              [t('catalog.updatedAt'), dates.dateTime(item.updated_at)],
            ]}
          />
        </div>
        {item.archived && <Note text={t('catalog.archivedText')} />}
      </Panel>
      {mayChange && !item.archived && (
        <Columns side={<ItemPictures item={item} />}>
          <Panel key={item.id}>
            <ItemForm item={item} />
          </Panel>
        </Columns>
      )}
    </Page>
  );
}

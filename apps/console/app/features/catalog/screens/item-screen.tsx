import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getCatalogItem } from '@errand/contract/console/items';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ItemForm } from '../item-form.tsx';
import { nameIn } from '../name-in.ts';
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
  return (
    <Page
      title={nameIn(item.name, language)}
      back={{ to: '/items', label: t('catalog.title') }}
      actions={
        <a className="button quiet" href={item.shop_url} target="_blank" rel="noreferrer">
          {t('catalog.openInShop')}
        </a>
      }
      narrow
    >
      <Panel>
        <div className="item-head">
          {item.pictures[0] && <img src={item.pictures[0]} alt="" width={96} height={96} />}
          <Facts
            facts={[
              [t('catalog.store'), <bdi key="store">{item.store.name}</bdi>],
              [t('catalog.visibility'), t(item.active ? 'catalog.visible' : 'catalog.hidden')],
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
      </Panel>
      {may('catalog.update') && (
        <Panel>
          <ItemForm item={item} />
        </Panel>
      )}
    </Page>
  );
}

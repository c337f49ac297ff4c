import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getItemChoices } from '@errand/contract/console/catalog/item-changes';
import type { ItemDetail } from '@errand/contract/console/item-fields';
import { getCatalogItem } from '@errand/contract/console/items';
import { translated } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { useDates } from '#platform/format.ts';
import { consoleQuery, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ItemActions } from '../item-actions.tsx';
import { ItemForm, NewItemForm } from '../item-form.tsx';
import { ItemPictures } from '../pictures/item-pictures.tsx';
import { StockState } from '../stock-state.tsx';
import { StoreChoice } from '../store-choice.tsx';
import { ItemTaxPanel } from '../taxes/item-tax-panel.tsx';
import './item-screen.css';

/** An item, or a new one. */
export default function ItemScreen() {
  const { id } = useParams();
  return id === 'new' ? <NewItem /> : <OneItem id={Number(id)} />;
}

function OneItem({ id }: { id: number }) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const language = useLanguage();
  const item = useRead('catalog', getCatalogItem, { params: { id } });
  const mayChange = may('catalog.update');
  const state = item.archived ? 'archived' : item.active ? 'visible' : 'hidden';
  return (
    <Page
      title={translated(item.name, language)}
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
              [t('catalog.price'), <Amount key="price" minor={item.price_minor} />],
              [t('catalog.stock'), <StockState key="stock" stock={item.stock ?? null} />],
              [t('catalog.tax'), <TaxNow key="tax" tax={item.tax} />],
              [t('catalog.updatedAt'), dates.dateTime(item.updated_at)],
            ]}
          />
        </div>
        {item.archived && <Note text={t('catalog.archivedText')} />}
      </Panel>
      {mayChange && !item.archived && (
        <Columns
          side={
            <>
              <ItemPictures item={item} />
              <ItemTaxPanel key={`${item.id} ${item.tax.class_id}`} item={item} />
            </>
          }
        >
          <Panel key={item.id}>
            <ItemForm item={item} />
          </Panel>
        </Columns>
      )}
    </Page>
  );
}

/** The rate of an item, and whose it is. */
function TaxNow({ tax: { rate_percent: rate, name, of } }: Pick<ItemDetail, 'tax'>) {
  const t = useText();
  return t(`catalog.taxNow.${of}`, { rate: isolate(String(rate)), name: isolate(name ?? '') });
}

/** The store of a new item is chosen first, and is in the address. */
function NewItem() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = Number(params.get('store')) || null;
  const { data: choices, error } = useQuery({
    ...consoleQuery('catalog', getItemChoices, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    retry: false,
  });
  return (
    <Page
      title={t('catalog.newItem')}
      {...(choices && { text: choices.store.name })}
      back={{ to: '/items', label: t('catalog.title') }}
      narrow
    >
      {id === null && <StoreChoice />}
      {error && (
        <EmptyState level={2} title={errorMessage(error, t)}>
          <ButtonLink variant="quiet" to="/items/new">
            {t('catalog.chooseStore')}
          </ButtonLink>
        </EmptyState>
      )}
      {id !== null && choices && (
        <Panel>
          <NewItemForm
            choices={choices}
            onDone={(item) => {
              toastDone(t('catalog.created'));
              void navigate(`/items/${item.id}`, { replace: true });
            }}
          />
        </Panel>
      )}
    </Page>
  );
}

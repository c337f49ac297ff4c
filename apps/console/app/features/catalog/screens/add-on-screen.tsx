import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/add-ons';
import type { Translations } from '@errand/domain/language';
import { useSearchParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { EntryScreen } from '../lists/entry-screen.tsx';
import { StoreChoice } from '../store-choice.tsx';

/** An add-on. The store of a new one is chosen first, and is in the address. */
export default function AddOnScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const storeId = Number(search.get('store')) || null;
  const fields = {
    name: { label: t('catalog.name') },
    price_minor: { label: t('catalog.price'), control: 'money' },
    active: { label: t('catalog.active') },
  } as const;
  return (
    <EntryScreen
      list={{ to: '/items/add-ons', label: t('catalog.addOns') }}
      newTitle={t('catalog.newAddOn')}
      newForm={(onDone) =>
        storeId === null ? (
          <StoreChoice />
        ) : (
          <Panel>
            <Form
              endpoint={contract.createCatalogAddOn}
              hidden={{ store_id: storeId }}
              values={{ active: true }}
              fields={fields}
              submit={t('catalog.create')}
              onDone={onDone}
            />
          </Panel>
        )
      }
      read={contract.getCatalogAddOn}
      form={({ id, name, price_minor, active, store, version }, onDone) => (
        <>
          <Facts facts={[[t('catalog.store'), <bdi key="store">{store.name}</bdi>]]} />
          <Form
            endpoint={contract.updateCatalogAddOn}
            params={{ id }}
            hidden={{ version }}
            values={{ name: name as Translations, price_minor, active }}
            fields={fields}
            onDone={onDone}
          />
        </>
      )}
      remove={contract.deleteCatalogAddOn}
      removeText={t('catalog.deleteAddOnText')}
    />
  );
}

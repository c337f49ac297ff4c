import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/add-ons';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { nameIn } from '../name-in.ts';

const LIST = '/items/add-ons';

export default function AddOnScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const params = { id: Number(useParams().id) };
  const { data: row } = useSuspenseQuery(consoleQuery('catalog', contract.getCatalogAddOn, { params }));
  return (
    <Page
      title={nameIn(row.name, language)}
      back={{ to: LIST, label: t('catalog.addOns') }}
      actions={
        may('catalog.update') && (
          <DeleteButton
            endpoint={contract.deleteCatalogAddOn}
            id={row.id}
            text={t('catalog.deleteAddOnText')}
            list={LIST}
          />
        )
      }
      narrow
    >
      {may('catalog.update') && (
        <>
          <Panel key={row.id}>
            <Facts facts={[[t('catalog.store'), <bdi key="store">{row.store.name}</bdi>]]} />
            <Form
              endpoint={contract.updateCatalogAddOn}
              params={params}
              hidden={{ version: row.version }}
              values={{
                name: row.name as { en: string; ar?: string },
                price_minor: row.price_minor,
                active: row.active,
              }}
              fields={{
                name: { label: t('catalog.name') },
                price_minor: { label: t('catalog.price'), control: 'money' },
                active: { label: t('catalog.active') },
              }}
              submit={t('catalog.save')}
              onDone={() => toastDone(t('catalog.saved'))}
            />
          </Panel>
        </>
      )}
    </Page>
  );
}

import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/brands';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { PicturePanel } from '../lists/picture-panel.tsx';
import { nameIn } from '../name-in.ts';

const LIST = '/items/brands';

export default function BrandScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const params = { id: Number(useParams().id) };
  const { data: row } = useSuspenseQuery(consoleQuery('catalog', contract.getCatalogBrand, { params }));
  return (
    <Page
      title={nameIn(row.name, language)}
      back={{ to: LIST, label: t('catalog.brands') }}
      actions={
        may('catalog.update') && (
          <DeleteButton
            endpoint={contract.deleteCatalogBrand}
            id={row.id}
            text={t('catalog.deleteBrandText')}
            list={LIST}
          />
        )
      }
      narrow
    >
      {may('catalog.update') && (
        <>
          <Panel key={row.id}>
            <Facts facts={[[t('catalog.module'), <bdi key="module">{row.module.name}</bdi>]]} />
            <Form
              endpoint={contract.updateCatalogBrand}
              params={params}
              hidden={{ version: row.version }}
              values={{ name: row.name as { en: string; ar?: string } }}
              fields={{ name: { label: t('catalog.name') } }}
              submit={t('catalog.save')}
              onDone={() => toastDone(t('catalog.saved'))}
            />
          </Panel>
          <PicturePanel endpoint={contract.setBrandPicture} id={row.id} url={row.picture} />
        </>
      )}
    </Page>
  );
}

import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/vocabulary';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { nameIn } from '../name-in.ts';

const LIST = '/items/units';

export default function UnitScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const params = { id: Number(useParams().id) };
  const { data: row } = useSuspenseQuery(consoleQuery('catalog', contract.getUnit, { params }));
  return (
    <Page
      title={nameIn(row.name, language)}
      back={{ to: LIST, label: t('catalog.units') }}
      actions={
        may('catalog.update') && (
          <DeleteButton
            endpoint={contract.deleteUnit}
            id={row.id}
            text={t('catalog.deleteUnitText')}
            list={LIST}
          />
        )
      }
      narrow
    >
      {may('catalog.update') && (
        <>
          <Panel key={row.id}>
            <Form
              endpoint={contract.updateUnit}
              params={params}
              hidden={{ version: row.version }}
              values={{ name: row.name as { en: string; ar?: string } }}
              fields={{ name: { label: t('catalog.name'), help: t('catalog.unitHelp') } }}
              submit={t('catalog.save')}
              onDone={() => toastDone(t('catalog.saved'))}
            />
          </Panel>
        </>
      )}
    </Page>
  );
}

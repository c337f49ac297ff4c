import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/units-and-attributes';
import type { Translations } from '@errand/domain/language';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { EntryScreen } from '../lists/entry-screen.tsx';

export default function UnitScreen() {
  const t = useText();
  const fields = { name: { label: t('catalog.name'), help: t('catalog.unitHelp') } };
  return (
    <EntryScreen
      list={{ to: '/items/units', label: t('catalog.units') }}
      newTitle={t('catalog.newUnit')}
      newForm={(onDone) => (
        <Panel>
          <Form endpoint={contract.createUnit} fields={fields} submit={t('catalog.create')} onDone={onDone} />
        </Panel>
      )}
      read={contract.getUnit}
      form={({ id, name, version }, onDone) => (
        <Form
          endpoint={contract.updateUnit}
          params={{ id }}
          hidden={{ version }}
          values={{ name: name as Translations }}
          fields={fields}
          onDone={onDone}
        />
      )}
      remove={contract.deleteUnit}
      removeText={t('catalog.deleteUnitText')}
    />
  );
}

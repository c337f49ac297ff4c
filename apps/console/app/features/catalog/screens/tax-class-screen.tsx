import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/tax-classes';
import type { Translations } from '@errand/domain/language';
import { TAX_KINDS } from '@errand/domain/taxes';
import { Form } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Panel } from '#blocks/page/page.tsx';
import { EntryScreen } from '../lists/entry-screen.tsx';

export default function TaxClassScreen() {
  const t = useText();
  const fields = {
    name: { label: t('catalog.name') },
    kind: {
      label: t('catalog.taxKind'),
      help: t('catalog.taxKindHelp'),
      options: labelsOf(TAX_KINDS, (kind) => t(`catalog.taxKind.${kind}`)),
    },
    rate_percent: { label: t('catalog.taxRate'), help: t('catalog.taxRateHelp') },
  };
  return (
    <EntryScreen
      list={{ to: '/items/taxes', label: t('catalog.taxClasses') }}
      permission="catalog.tax"
      newTitle={t('catalog.newTaxClass')}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={contract.createTaxClass}
            values={{ kind: 'standard' }}
            fields={fields}
            submit={t('catalog.create')}
            onDone={onDone}
          />
        </Panel>
      )}
      read={contract.getTaxClass}
      facts={({ items, categories }) => [
        [t('catalog.categories'), categories],
        [t('catalog.itemsIn'), items],
      ]}
      form={({ id, name, kind, rate_percent, version }, onDone) => (
        <Form
          endpoint={contract.updateTaxClass}
          params={{ id }}
          hidden={{ version }}
          values={{ name: name as Translations, kind, rate_percent }}
          fields={fields}
          onDone={onDone}
        />
      )}
      remove={contract.deleteTaxClass}
      removeText={t('catalog.deleteTaxClassText')}
    />
  );
}

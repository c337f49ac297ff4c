import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listTaxClasses } from '@errand/contract/console/catalog/tax-classes';
import { translated } from '@errand/domain/language';
import { isolate } from '@errand/ui/isolate.ts';
import { EntryList } from '../lists/entry-list.tsx';

export default function TaxClassesScreen() {
  const t = useText();
  const language = useLanguage();
  return (
    <EntryList
      path="/items/taxes"
      title={t('catalog.taxClasses')}
      add={t('catalog.newTaxClass')}
      permission="catalog.tax"
      endpoint={listTaxClasses}
      columns={{
        name: { header: t('catalog.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
        kind: {
          header: t('catalog.taxKind'),
          phone: 'plain',
          cell: ({ kind }) => t(`catalog.taxKind.${kind}`),
        },
        rate: {
          header: t('catalog.taxRate'),
          align: 'end',
          cell: ({ rate_percent }) => t('catalog.taxPercent', { rate: isolate(String(rate_percent)) }),
        },
      }}
      empty={{ title: t('catalog.noTaxClasses'), text: t('catalog.noTaxClassesText') }}
    />
  );
}

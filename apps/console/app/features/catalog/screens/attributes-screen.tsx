import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listAttributes } from '@errand/contract/console/catalog/units-and-attributes';
import { translated } from '@errand/domain/language';
import { EntryList } from '../lists/entry-list.tsx';

export default function AttributesScreen() {
  const t = useText();
  const language = useLanguage();
  return (
    <EntryList
      path="/items/attributes"
      title={t('catalog.attributes')}
      add={t('catalog.newAttribute')}
      endpoint={listAttributes}
      columns={{
        name: { header: t('catalog.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
        options: {
          header: t('catalog.optionsList'),
          phone: 'plain',
          cell: ({ options }) => <bdi>{options.map((one) => translated(one, language)).join(' · ')}</bdi>,
        },
      }}
      empty={{ title: t('catalog.noAttributes'), text: t('catalog.noAttributesText') }}
    />
  );
}

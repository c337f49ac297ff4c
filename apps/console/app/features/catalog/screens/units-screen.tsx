import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listUnits } from '@errand/contract/console/catalog/units-and-attributes';
import { EntryList } from '../lists/entry-list.tsx';
import { nameIn } from '../name-in.ts';

export default function UnitsScreen() {
  const t = useText();
  const language = useLanguage();
  return (
    <EntryList
      path="/items/units"
      title={t('catalog.units')}
      add={t('catalog.newUnit')}
      endpoint={listUnits}
      columns={[
        { id: 'name', header: t('catalog.name'), cell: ({ name }) => <bdi>{nameIn(name, language)}</bdi> },
        {
          id: 'arabic',
          header: t('catalog.arabic'),
          phone: 'beside',
          cell: ({ name }) => <bdi>{name.ar ?? '–'}</bdi>,
        },
      ]}
      empty={{ title: t('catalog.noUnits'), text: t('catalog.noUnitsText') }}
    />
  );
}

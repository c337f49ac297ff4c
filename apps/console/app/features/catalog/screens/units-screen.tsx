import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import { listUnits } from '@errand/contract/console/catalog/units-and-attributes';
import { type LooseTranslations, OTHER_LANGUAGES, translated } from '@errand/domain/language';
import { EntryList } from '../lists/entry-list.tsx';

export default function UnitsScreen() {
  const t = useText();
  const language = useLanguage();
  const nameOf = useLanguageName();
  return (
    <EntryList
      path="/items/units"
      title={t('catalog.units')}
      add={t('catalog.newUnit')}
      endpoint={listUnits}
      columns={{
        name: { header: t('catalog.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
        ...Object.fromEntries(
          OTHER_LANGUAGES.map((other) => [
            other,
            {
              header: nameOf(other),
              phone: 'beside' as const,
              cell: ({ name }: { name: LooseTranslations }) => <bdi>{name[other] ?? '–'}</bdi>,
            },
          ]),
        ),
      }}
      empty={{ title: t('catalog.noUnits'), text: t('catalog.noUnitsText') }}
    />
  );
}

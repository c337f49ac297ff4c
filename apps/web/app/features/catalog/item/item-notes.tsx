import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { languageRow } from '@errand/domain/language';
import './item-notes.css';

/** Generic name, nutrition and allergens, where known. */
export function ItemNotes({ item }: { item: Item }) {
  const t = useText();
  const comma = languageRow(useLanguage()).comma;
  const notes: [string, string[]][] = [
    [t('catalog.genericName'), item.generic_name],
    [t('catalog.nutrition'), item.nutritions_name],
    [t('catalog.allergens'), item.allergies_name],
  ];
  const present = notes.filter(([, values]) => values.length > 0);
  if (present.length === 0) return null;
  return (
    <dl className="text-caption item-notes">
      {present.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {values.map((value, index) => (
              <span key={value}>
                {index > 0 && comma}
                <bdi>{value}</bdi>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { type LooseTranslations, type Translations, withoutEmpty } from '@errand/domain/language';
import { LanguageFields } from '#blocks/form/language-fields.tsx';

/** A name in all languages, as fields without a frame. An empty translation is left out. */
export function NameFields(props: { name: LooseTranslations; onChange: (name: Translations) => void }) {
  return (
    <LanguageFields
      texts={props.name}
      onChange={(name) => props.onChange(withoutEmpty(name))}
      fieldOf={() => ({ maxLength: 200 })}
    />
  );
}

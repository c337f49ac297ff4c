import { useLanguageName } from '@errand/client/language-name.ts';
import { type LooseTranslations, type Translations, withoutEmpty } from '@errand/domain/language';
import { LanguageFields } from '#blocks/form/language-fields.tsx';

/** A name in all languages, as fields without a frame, labelled by what it names. An empty translation is left out. */
export function NameFields(props: {
  of: string;
  name: LooseTranslations;
  onChange: (name: Translations) => void;
}) {
  const nameOf = useLanguageName();
  return (
    <LanguageFields
      texts={props.name}
      onChange={(name) => props.onChange(withoutEmpty(name))}
      fieldOf={(language) => ({ maxLength: 200, label: `${props.of} (${nameOf(language)})` })}
    />
  );
}

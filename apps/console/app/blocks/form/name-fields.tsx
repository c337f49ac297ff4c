import { useLanguageName } from '@errand/client/language-name.ts';
import { type LooseTranslations, type Translations, withoutEmpty } from '@errand/domain/language';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { LanguageFields } from './language-fields.tsx';

/**
 * A name in all languages, as fields without a frame, labelled by what it names. An empty translation is left out. `most`
 * characters are accepted in each.
 */
export function NameFields(props: {
  of: string;
  name: LooseTranslations;
  onChange: (name: Translations) => void;
  most?: number;
  optional?: boolean;
  /** Fields of several lines. */
  long?: boolean;
}) {
  const { of, name, onChange, most = 200, optional, long } = props;
  const nameOf = useLanguageName();
  return (
    <LanguageFields
      Text={(long ? TextArea : TextField) as typeof TextField}
      texts={name}
      onChange={(changed) => onChange(withoutEmpty(changed))}
      fieldOf={(language) => ({ maxLength: most, optional, label: `${of} (${nameOf(language)})` })}
    />
  );
}

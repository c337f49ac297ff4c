import { useLanguageName } from '@errand/client/language-name.ts';
import {
  directionOf,
  LANGUAGE_CODES,
  type LanguageCode,
  type LooseTranslations,
} from '@errand/domain/language';
import { TextField } from '@errand/ui/forms/field.tsx';
import type { ComponentProps } from 'react';

type FieldProps = Partial<ComponentProps<typeof TextField>>;

/** A field for each language of a text. `fieldOf`: further properties of the field of a language. */
export function LanguageFields(props: {
  texts: LooseTranslations;
  onChange: (texts: LooseTranslations) => void;
  fieldOf: (language: LanguageCode) => FieldProps;
  Text?: typeof TextField;
}) {
  const { texts, onChange, fieldOf, Text = TextField } = props;
  const nameOf = useLanguageName();
  return LANGUAGE_CODES.map((language) => (
    <Text
      key={language}
      label={nameOf(language)}
      lang={language}
      dir={directionOf(language)}
      value={texts[language] ?? ''}
      onChange={({ target }: { target: { value: string } }) =>
        onChange({ ...texts, [language]: target.value })
      }
      {...fieldOf(language)}
    />
  ));
}

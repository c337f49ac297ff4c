import { DEFAULT_LANGUAGE, textsOf, withoutEmpty } from '@errand/domain/language';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { withoutNull } from '#platform/schema.ts';
import { LONG_TEXT } from './control-kind.ts';
import type { FieldProps } from './form-types.ts';
import { LanguageFields } from './language-fields.tsx';

/** A text in all languages, side by side, of several lines for long texts. An empty one falls back to the default language. */
export function TranslatedControl({ name, field, schema, isRequired, value, onChange, error }: FieldProps) {
  const { maxLength = 0, minLength = 0 } = withoutNull(schema).properties?.[DEFAULT_LANGUAGE] ?? {};
  const isLong = field.control ? field.control === 'longText' : maxLength > LONG_TEXT;
  const mayBeEmpty = isLong && !(isRequired && minLength > 0);
  return (
    <fieldset className="form-languages">
      <legend className="text-label">{field.label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      <LanguageFields
        Text={(isLong ? TextArea : TextField) as typeof TextField}
        texts={value ?? {}}
        onChange={(next) =>
          onChange(!isRequired && textsOf(next).join('') === '' ? undefined : withoutEmpty(next))
        }
        fieldOf={(language) => ({
          name: `${name}.${language}`,
          optional: !isRequired || mayBeEmpty || language !== DEFAULT_LANGUAGE,
          ...(language === DEFAULT_LANGUAGE && { error }),
        })}
      />
    </fieldset>
  );
}

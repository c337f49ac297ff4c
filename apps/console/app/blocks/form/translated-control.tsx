import { useText } from '@errand/client/i18n.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import type { FieldProps } from './field-control.tsx';

type Translated = { en?: string; ar?: string };

/** A text in both languages, side by side. An empty Arabic text falls back to English. */
export function TranslatedControl({ name, field, value, onChange, error }: FieldProps) {
  const t = useText();
  const { en = '', ar = '' } = (value ?? {}) as Translated;
  return (
    <fieldset className="form-languages">
      <legend className="text-label">{field.label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      <TextField
        name={`${name}.en`}
        label={t('blocks.english')}
        lang="en"
        dir="ltr"
        value={en}
        error={error}
        onChange={({ target }) => onChange({ ...withArabic(ar), en: target.value })}
      />
      <TextField
        name={`${name}.ar`}
        label={t('blocks.arabic')}
        lang="ar"
        dir="rtl"
        optional
        value={ar}
        onChange={({ target }) => onChange({ ...withArabic(target.value), en })}
      />
    </fieldset>
  );
}

function withArabic(ar: string): Translated {
  return ar === '' ? {} : { ar };
}

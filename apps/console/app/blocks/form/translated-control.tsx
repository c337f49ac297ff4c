import { useText } from '@errand/client/i18n.tsx';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import type { FieldProps } from './field-control.tsx';

type Typed = { target: { value: string } };
type Translated = { en?: string; ar?: string };

/** A text in both languages, side by side, of several lines with `longText`. An empty Arabic text falls back to English. */
export function TranslatedControl({ name, field, value, onChange, error }: FieldProps) {
  const t = useText();
  const { en = '', ar = '' } = (value ?? {}) as Translated;
  const Input = field.control === 'longText' ? TextArea : TextField;
  return (
    <fieldset className="form-languages">
      <legend className="text-label">{field.label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      <Input
        name={`${name}.en`}
        label={t('blocks.english')}
        lang="en"
        dir="ltr"
        value={en}
        error={error}
        onChange={({ target }: Typed) => onChange({ ...withArabic(ar), en: target.value })}
      />
      <Input
        name={`${name}.ar`}
        label={t('blocks.arabic')}
        lang="ar"
        dir="rtl"
        optional
        value={ar}
        onChange={({ target }: Typed) => onChange({ ...withArabic(target.value), en })}
      />
    </fieldset>
  );
}

function withArabic(ar: string): Translated {
  return ar === '' ? {} : { ar };
}

import { useText } from '@errand/client/i18n.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import type { FieldProps } from './field-control.tsx';

type Translated = { en?: string; ar?: string };

/** A text in both languages, side by side. An empty Arabic text falls back to English. */
export function TranslatedControl({ name, field, isRequired, value, onChange, error }: FieldProps) {
  const t = useText();
  const { en = '', ar = '' } = (value ?? {}) as Translated;
  const change = (next: { en: string; ar: string }) =>
    onChange(
      !isRequired && next.en === '' && next.ar === '' ? undefined : { ...withArabic(next.ar), en: next.en },
    );
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
        onChange={({ target }) => change({ en: target.value, ar })}
      />
      <TextField
        name={`${name}.ar`}
        label={t('blocks.arabic')}
        lang="ar"
        dir="rtl"
        optional
        value={ar}
        onChange={({ target }) => change({ en, ar: target.value })}
      />
    </fieldset>
  );
}

function withArabic(ar: string): Translated {
  return ar === '' ? {} : { ar };
}

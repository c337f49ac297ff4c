import { useText } from '@errand/client/i18n.tsx';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { withoutNull } from '#platform/schema.ts';
import { LONG_TEXT } from './control-kind.ts';
import type { FieldProps } from './form-types.ts';

type Change = { target: { value: string } };
type Translated = { en?: string; ar?: string };

/** A text in both languages, side by side, of several lines for long texts. An empty Arabic text falls back to English. */
export function TranslatedControl({ name, field, schema, isRequired, value, onChange, error }: FieldProps) {
  const t = useText();
  const isLong =
    field.control === 'longText' || (withoutNull(schema).properties?.en?.maxLength ?? 0) > LONG_TEXT;
  const Text = isLong ? TextArea : TextField;
  const { en = '', ar = '' } = (value ?? {}) as Translated;
  const change = (next: { en: string; ar: string }) =>
    onChange(
      !isRequired && next.en === '' && next.ar === '' ? undefined : { ...withArabic(next.ar), en: next.en },
    );
  return (
    <fieldset className="form-languages">
      <legend className="text-label">{field.label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      <Text
        name={`${name}.en`}
        label={t('blocks.english')}
        lang="en"
        dir="ltr"
        value={en}
        optional={isLong}
        error={error}
        onChange={({ target }: Change) => change({ en: target.value, ar })}
      />
      <Text
        name={`${name}.ar`}
        label={t('blocks.arabic')}
        lang="ar"
        // Markup reads from left to right; its Arabic words stay whole.
        dir={name === 'html' ? 'ltr' : 'rtl'}
        optional
        value={ar}
        onChange={({ target }: Change) => change({ en, ar: target.value })}
      />
    </fieldset>
  );
}

function withArabic(ar: string): Translated {
  return ar === '' ? {} : { ar };
}

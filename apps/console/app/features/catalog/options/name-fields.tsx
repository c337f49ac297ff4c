import { useText } from '@errand/client/i18n.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';

export type EditedName = { en: string; ar?: string | undefined };

/** A name in both languages, as two fields without a frame. An empty Arabic one is left out. */
export function NameFields(props: {
  name: EditedName;
  onChange: (name: { en: string; ar?: string }) => void;
}) {
  const { name, onChange } = props;
  const t = useText();
  return (
    <>
      <TextField
        label={t('catalog.english')}
        lang="en"
        dir="ltr"
        maxLength={200}
        value={name.en}
        onChange={({ target }) => onChange({ ...withArabic(name.ar), en: target.value })}
      />
      <TextField
        label={t('catalog.arabic')}
        lang="ar"
        dir="rtl"
        maxLength={200}
        value={name.ar ?? ''}
        onChange={({ target }) => onChange({ ...withArabic(target.value), en: name.en })}
      />
    </>
  );
}

function withArabic(ar: string | undefined): { ar?: string } {
  return ar ? { ar } : {};
}

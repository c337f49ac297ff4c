import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { type Translate, useLanguage, useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { changeSetting, type SettingRow } from '@errand/contract/console/settings';
import { isColor } from '@errand/domain/brand';
import { DEFAULT_LANGUAGE, type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LanguageFields } from '#blocks/form/language-fields.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import { StepUpCanceled } from '#platform/step-up.ts';
import { ColorField } from './color-field.tsx';
import { PartControl } from './parts/part-control.tsx';
import { emptyPart, invalidParts } from './parts/part-schema.ts';
import { settingText } from './setting-text.ts';
import { useSettingTexts } from './use-setting-texts.ts';

/** Edits the value of a setting by its kind. Overwrites another member's change only after a confirmation. */
export function SettingEditor(props: {
  row: SettingRow;
  name: string;
  /** What a valid value would do. */
  preview?: ((value: unknown) => ReactNode) | undefined;
  onClose: () => void;
}) {
  const { row, name, preview, onClose } = props;
  const t = useText();
  const language = useLanguage();
  const [value, setValue] = useState<unknown>(() => draftOf(row));
  // A live update must not change the version under an edit.
  const [version, setVersion] = useState(row.version);
  const [error, setError] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const change = useChange(changeSetting, { silent: true });

  const typed = valueOf(row, value);

  function save(event: FormEvent): void {
    event.preventDefault();
    const found = row.kind === 'json' && row.schema ? invalidParts(row.key, row.schema, typed) : [];
    setWrong(found);
    if (typed === undefined || found.length > 0) {
      setError(invalidText(row, t));
      return;
    }
    change.mutate(
      { params: { key: row.key }, body: { value: typed, version } },
      {
        onSuccess() {
          toastDone(t('settings.saved'));
          onClose();
        },
        onError(cause) {
          if (cause instanceof StepUpCanceled) return;
          const current = cause instanceof ApiError && (cause.details.current as SettingRow | undefined);
          if (current) setVersion(current.version);
          setError(
            current
              ? t('settings.changedMeanwhile', {
                  value: settingText(current, language) ?? t('settings.several'),
                })
              : errorMessage(cause, t),
          );
        },
      },
    );
  }

  return (
    <form className="form setting-editor" onSubmit={save}>
      <Control row={row} name={name} value={value} onChange={setValue} error={error} wrong={wrong} />
      {preview && typed !== undefined && preview(typed)}
      <div className="form-buttons">
        <Button type="submit" size="sm" loading={change.isPending}>
          {t('settings.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}

type ControlProps = {
  row: SettingRow;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | null;
  /** Paths of the invalid parts. */
  wrong: readonly string[];
};

function Control({ row, name, value, onChange, error, wrong }: ControlProps) {
  const t = useText();
  const { choice } = useSettingTexts()(row.key);
  if (row.kind === 'json' && row.schema)
    return (
      <fieldset className="setting-several">
        <legend className="sr-only">{name}</legend>
        {error && <GroupError>{error}</GroupError>}
        <PartControl
          name={row.key}
          schema={row.schema}
          value={value}
          onChange={onChange}
          path=""
          wrong={wrong}
        />
      </fieldset>
    );
  if (row.kind === 'translated') {
    return (
      <div className="form-languages">
        <LanguageFields
          texts={value as LooseTranslations}
          onChange={onChange}
          fieldOf={(language) =>
            language === DEFAULT_LANGUAGE ? { autoFocus: true, error } : { optional: true }
          }
        />
      </div>
    );
  }
  if (row.kind === 'color')
    return <ColorField label={name} value={draftText(value)} onChange={onChange} error={error} />;
  const field = {
    label: name,
    error,
    autoFocus: true,
    value: draftText(value),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (row.kind === 'choice')
    return (
      <SelectField {...field}>
        <Options values={row.choices} label={choice} />
      </SelectField>
    );
  if (!row.bounds) return <TextField {...field} />;
  const { whole } = row.bounds;
  const help = error ? undefined : boundsText(row.bounds, t);
  return <TextField {...field} dir="ltr" help={help} inputMode={whole ? 'numeric' : 'decimal'} />;
}

function invalidText({ kind, bounds }: SettingRow, t: Translate): string {
  if (kind === 'color') return t('settings.color.wrong');
  return bounds ? boundsText(bounds, t) : t('settings.invalid');
}

function boundsText({ least, most, whole }: NonNullable<SettingRow['bounds']>, t: Translate): string {
  return t('settings.bounds', { least, most, whole: String(whole) });
}

/** The editable form of a value: the texts of a translated one, the parts of a structured one, else one text. */
function draftOf({ key, kind, value, schema }: SettingRow): unknown {
  if (kind === 'translated') return value ?? {};
  if (kind === 'json') return value ?? emptyPart(key, schema ?? {});
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function draftText(draft: unknown): string {
  return typeof draft === 'string' ? draft : '';
}

function isEmpty(draft: unknown): boolean {
  return Object.values(draft as object).every((part) => part === '');
}

/** The value to send; undefined if it is no number within its bounds, no color, or no choice. */
function valueOf({ kind, choices, bounds, default: initial }: SettingRow, draft: unknown): unknown {
  if (kind === 'translated') return withoutEmpty(draft as LooseTranslations);
  if (kind === 'json') return initial === null && isEmpty(draft) ? null : draft;
  const text = draftText(draft);
  if (text === '' && initial === null) return null;
  if (kind === 'color') return isColor(text) ? text : undefined;
  if (kind === 'number') {
    const amount = typedAmount(text);
    return amount !== null && bounds && isWithin(amount, bounds) ? amount : undefined;
  }
  if (kind === 'choice') return choices.find((choice) => String(choice) === text);
  return text;
}

/** False for NaN, which a text that is no number is read as. */
function isWithin(amount: number, { least, most, whole }: NonNullable<SettingRow['bounds']>): boolean {
  return amount >= least && amount <= most && (!whole || Number.isInteger(amount));
}

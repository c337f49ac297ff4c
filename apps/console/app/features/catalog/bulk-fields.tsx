import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { BulkChange } from '@errand/contract/console/items';
import { toMinor } from '@errand/domain/money';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { NamedOptions, Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useState } from 'react';
import { useSession } from '#platform/session.ts';
import { useTaxChoices } from './taxes/use-tax-choices.ts';

const KINDS = ['price', 'stock', 'visibility', 'category', 'tax_class'] as const;
/** The choice of no class of its own, beside the numbers of classes. */
const NO_CLASS = 'none';
type Kind = (typeof KINDS)[number];
type By = Extract<BulkChange, { kind: 'price' }>['by'];
type Typed = { kind: Kind; by: By; number: string; choice: string };

/** The fields of a bulk change. */
export function BulkFields(props: {
  categories: readonly { id: number; name: string }[];
  isLoading: boolean;
  /** Runs after every edit, which outdates the preview. */
  onEdit: () => void;
  onPreview: (change: BulkChange) => void;
}) {
  const { categories, isLoading, onEdit, onPreview } = props;
  const t = useText();
  const { money } = useSession();
  const taxChoices = useTaxChoices();
  const [typed, setTyped] = useState<Typed>({ kind: 'price', by: 'set', number: '', choice: '' });
  const [isMissing, setMissing] = useState(false);
  const { kind, by, number, choice } = typed;
  const isNumber = kind === 'price' || kind === 'stock';
  const modes: By[] = kind === 'price' ? ['set', 'add', 'percent'] : ['set', 'add'];

  function edit(next: Partial<Typed>): void {
    setTyped({ ...typed, ...next });
    setMissing(false);
    onEdit();
  }

  function preview(): void {
    const change = changeOf(typed, money.digits);
    if (change) onPreview(change);
    else setMissing(true);
  }

  return (
    <form
      className="bulk-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <SelectField
        label={t('catalog.what')}
        value={kind}
        onChange={({ target }) => edit({ kind: target.value as Kind, by: 'set', number: '', choice: '' })}
      >
        <Options
          values={KINDS.filter((one) => one !== 'tax_class' || taxChoices !== null)}
          label={(one) => t(`catalog.${one}`)}
        />
      </SelectField>
      {isNumber ? (
        <>
          <SelectField
            label={t('catalog.how')}
            value={by}
            onChange={({ target }) => edit({ by: target.value as By })}
          >
            <Options
              values={modes}
              label={(mode) =>
                kind === 'price'
                  ? t(`catalog.price.${mode}`)
                  : t(`catalog.stock.${mode === 'add' ? 'add' : 'set'}`)
              }
            />
          </SelectField>
          <TextField
            label={t(
              kind === 'stock' ? 'catalog.pieces' : by === 'percent' ? 'catalog.percent' : 'catalog.amount',
            )}
            help={by === 'set' ? undefined : t('catalog.lowerHelp')}
            error={isMissing ? t('catalog.enterNumber') : undefined}
            dir="ltr"
            inputMode="text"
            value={number}
            onChange={({ target }) => edit({ number: target.value })}
          />
        </>
      ) : (
        <SelectField
          label={t(`catalog.${kind}`)}
          error={isMissing ? t('catalog.choose') : undefined}
          value={choice}
          onChange={({ target }) => edit({ choice: target.value })}
        >
          <option value="">–</option>
          {kind === 'visibility' ? (
            <>
              <option value="visible">{t('catalog.visible')}</option>
              <option value="hidden">{t('catalog.hidden')}</option>
            </>
          ) : kind === 'category' ? (
            <NamedOptions rows={categories} />
          ) : (
            <>
              <option value={NO_CLASS}>{t('catalog.taxFromCategory')}</option>
              <NamedOptions rows={taxChoices ?? []} />
            </>
          )}
        </SelectField>
      )}
      <Button type="submit" variant="quiet" loading={isLoading}>
        {t('catalog.preview')}
      </Button>
    </form>
  );
}

/** The typed change; null while a field is missing or is no number. */
function changeOf({ kind, by, number, choice }: Typed, digits: number): BulkChange | null {
  if (kind === 'visibility') return choice === '' ? null : { kind, active: choice === 'visible' };
  if (kind === 'category') return choice === '' ? null : { kind, category_id: Number(choice) };
  if (kind === 'tax_class')
    return choice === '' ? null : { kind, tax_class_id: choice === NO_CLASS ? null : Number(choice) };
  const value = signedNumber(number);
  if (value === null || (by === 'set' && value < 0)) return null;
  if (kind === 'price') return { kind, by, value: by === 'percent' ? value : signedMinor(value, digits) };
  return by !== 'percent' && Number.isInteger(value) ? { kind, by, value } : null;
}

function signedMinor(value: number, digits: number): number {
  return Math.sign(value) * toMinor(Math.abs(value), digits);
}

/** Parses "−5", "+5" and "5", also with Arabic digits. */
function signedNumber(text: string): number | null {
  const [, sign = '', digits = ''] = /^\s*([-−+]?)(.*)$/.exec(text) ?? [];
  const amount = digits.trim() === '' ? null : typedAmount(digits);
  if (amount === null || !Number.isFinite(amount)) return null;
  return sign === '' || sign === '+' || amount === 0 ? amount : -amount;
}

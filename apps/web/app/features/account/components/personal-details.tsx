import { ApiError } from '@errand/contract';
import type { CustomerInfo } from '@errand/contract/customer';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { useUpdateProfile } from '../use-update-profile.ts';
import { PhotoField } from './photo-field.tsx';

type Props = { customer: CustomerInfo; face: ComponentType<{ customer: CustomerInfo }> };

/** The customer's name and picture to change; how they sign in to see. */
export function PersonalDetails({ customer, face: Face }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const stored = `${customer.f_name} ${customer.l_name}`.trim();
  const [name, setName] = useState(stored);
  const [photo, setPhoto] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const update = useUpdateProfile(() => setPhoto(null));
  const changed = name.trim() !== stored || photo !== null;
  const refusal = update.error instanceof ApiError ? update.error : null;
  const refused = (field: string) => refusal?.errors.find(({ code }) => code === field)?.message;
  const other = update.error && !refused('name') && !refused('image');
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim()) update.mutate({ name: name.trim(), photo });
  }
  function reset() {
    setName(stored);
    setPhoto(null);
    setTried(false);
    update.reset();
    setAsking(false);
  }
  return (
    <>
      <title>{`${t('account.details')} · Errand`}</title>
      <button type="button" className="link acback" onClick={() => navigate(-1)}>
        <ArrowLeft className="ic flip" size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('account.goBack')}
      </button>
      <h1 className="h1">{t('account.details')}</h1>
      <form className="acform" onSubmit={submit} noValidate>
        <PhotoField photo={photo} onChange={setPhoto} refusal={refused('image')}>
          <Face customer={customer} />
        </PhotoField>
        <TextField
          label={t('account.name')}
          autoComplete="name"
          maxLength={200}
          value={name}
          error={(tried && !name.trim() && t('auth.name_required')) || refused('name')}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('account.email')}
          dir="ltr"
          value={customer.email ?? ''}
          help={t('account.emailHelp')}
          disabled
        />
        <TextField
          label={customer.is_phone_verified === 1 ? t('account.phoneFixed') : t('account.phone')}
          dir="ltr"
          value={customer.phone ?? ''}
          help={t('account.phoneHelp')}
          disabled
        />
        {other && (
          <p className="err acform-wide" role="alert">
            {refusal?.message ?? t('account.offline')}
          </p>
        )}
        <div className="acform-end">
          <Button variant="quiet" disabled={!changed || update.isPending} onClick={() => setAsking(true)}>
            {t('account.reset')}
          </Button>
          <Button type="submit" disabled={!changed} loading={update.isPending}>
            {t('account.update')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('account.resetTitle')}
        cancel={t('ui.cancel')}
        confirm={t('account.reset')}
        onConfirm={reset}
      />
    </>
  );
}

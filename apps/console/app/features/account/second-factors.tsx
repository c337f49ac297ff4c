import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import {
  addPasskey,
  beginTotp,
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@errand/contract/console/staff/second-factors';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { createPasskey, hasPasskeys, RecoveryCodes, TotpSetUp } from '#features/session/index.ts';
import { api } from '#platform/api.ts';
import { useDates } from '#platform/format.ts';
import { consoleQuery, refetchChanged, useChange } from '#platform/query.ts';
import './account-list.css';

type Open =
  | { kind: 'totp'; secret: string; uri: string }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'passkey' }
  | null;

/** The member's authenticator app, passkeys and recovery codes. */
export function SecondFactors() {
  const t = useText();
  const dates = useDates();
  const [open, setOpen] = useState<Open>(null);
  const { data } = useQuery(consoleQuery('session', getSecondFactors, {}));
  const begin = useChange(beginTotp);
  const renew = useChange(renewRecoveryCodes);
  const dropTotp = useChange(removeTotp);
  const dropPasskey = useChange(removePasskey);
  const close = () => setOpen(null);

  function finish(codes: readonly string[] | null): void {
    setOpen(codes ? { kind: 'codes', codes } : null);
    void refetchChanged(addPasskey);
  }

  return (
    <Panel title={t('account.factors')} text={t('account.factorsText')}>
      <ul className="account-list">
        <li>
          <div>
            <b className="text-label">{t('session.app')}</b>
            <span className="text-meta">
              {data?.totp
                ? t('account.since', { when: dates.date(data.totp.confirmed_at) })
                : t('account.notSet')}
            </span>
          </div>
          {data?.totp ? (
            <Button
              size="sm"
              variant="danger"
              disabled={dropTotp.isPending}
              onClick={() => dropTotp.mutate({})}
            >
              {t('account.remove')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              disabled={!data}
              onClick={() => begin.mutate({}, { onSuccess: (totp) => setOpen({ kind: 'totp', ...totp }) })}
            >
              {t('account.setUp')}
            </Button>
          )}
        </li>
        {data?.passkeys.map(({ id, name, created_at }) => (
          <li key={id}>
            <div>
              <b className="text-label">{name}</b>
              <span className="text-meta">{t('account.passkeySince', { when: dates.date(created_at) })}</span>
            </div>
            <Button
              size="sm"
              variant="danger"
              disabled={dropPasskey.isPending}
              onClick={() => dropPasskey.mutate({ params: { id } })}
            >
              {t('account.remove')}
            </Button>
          </li>
        ))}
        <li>
          <div>
            <b className="text-label">{t('account.codes')}</b>
            <span className="text-meta">{t('account.codesLeft', { count: data?.recovery_codes ?? 0 })}</span>
          </div>
          <Button
            size="sm"
            variant="quiet"
            disabled={!data}
            onClick={() => renew.mutate({}, { onSuccess: ({ recovery_codes: codes }) => finish(codes) })}
          >
            {t('account.renewCodes')}
          </Button>
        </li>
      </ul>
      {hasPasskeys() && (
        <div className="form-buttons">
          <Button size="sm" variant="quiet" onClick={() => setOpen({ kind: 'passkey' })}>
            {t('session.addPasskey')}
          </Button>
        </div>
      )}
      <Dialog open={open?.kind === 'totp'} onClose={close} title={t('session.app')}>
        {open?.kind === 'totp' && <TotpSetUp totp={open} onDone={finish} />}
      </Dialog>
      <Dialog
        open={open?.kind === 'codes'}
        onClose={close}
        title={t('session.codesTitle')}
        dismissible={false}
      >
        <div className="form">
          {open?.kind === 'codes' && <RecoveryCodes codes={open.codes} onKept={close} />}
        </div>
      </Dialog>
      <Dialog open={open?.kind === 'passkey'} onClose={close} title={t('session.addPasskey')}>
        <PasskeyForm onDone={finish} />
      </Dialog>
    </Panel>
  );
}

function PasskeyForm({ onDone }: { onDone: (codes: readonly string[] | null) => void }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function add(name: string): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const body = { name, credential: await createPasskey() };
      onDone((await api.call(addPasskey, { body })).recovery_codes);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void add(formText(new FormData(event.currentTarget), 'name'));
  }

  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={t('session.passkeyName')}
        name="name"
        required
        maxLength={60}
        defaultValue={t('session.thisDevice')}
        error={failed ? t('session.passkeyFailed') : null}
      />
      <div className="form-buttons">
        <Button type="submit" loading={busy}>
          {t('session.addPasskey')}
        </Button>
      </div>
    </form>
  );
}

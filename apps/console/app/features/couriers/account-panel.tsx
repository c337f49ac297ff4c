import { useText } from '@errand/client/i18n.tsx';
import {
  type Courier,
  disconnectCourier,
  inviteCourier,
  renewCourierInvitation,
} from '@errand/contract/console/couriers/couriers';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { MailLink } from '#blocks/contact/contact-links.tsx';
import { FormDialog } from '#blocks/form/index.ts';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { LeavingNote } from '#features/finance/index.ts';
import { useDates } from '#platform/format.ts';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

/** The account in which the courier gets delivery offers: invite, invite again, disconnect. */
export function AccountPanel({ courier: { id, account } }: { courier: Courier }) {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const [open, setOpen] = useState<'invite' | 'disconnect' | null>(null);
  /** Link of an invitation that could not be mailed. */
  const [link, setLink] = useState<string | null>(null);
  const renew = useChange(renewCourierInvitation);
  const params = { id };
  const close = () => setOpen(null);
  const isPending = account?.state === 'invited' || account?.state === 'expired';

  function invited({ courier, link: shown }: { courier: Courier; link: string | null }): void {
    close();
    setLink(shown);
    if (!shown)
      toastDone(t(courier.account?.state === 'active' ? 'couriers.isConnected' : 'couriers.isInvited'));
  }

  return (
    <Panel title={t('couriers.account')} {...(!account && { text: t('couriers.accountNone') })}>
      {account && (
        <Facts
          facts={[
            [t('couriers.state'), <StateTag key="state" of="couriers.account" state={account.state} />],
            [t('couriers.name'), <bdi key="name">{account.name}</bdi>],
            [t('couriers.accountMail'), <MailLink key="mail" mail={account.mail} />],
            [t('couriers.invitedUntil'), account.invited_until && dates.dateTime(account.invited_until)],
          ]}
        />
      )}
      {link && (
        <Note tone="info">
          <span>
            {t('couriers.invitationLink')} <bdi dir="ltr">{link}</bdi>
          </span>
          <Button size="sm" variant="quiet" onClick={() => void navigator.clipboard.writeText(link)}>
            {t('couriers.copyLink')}
          </Button>
        </Note>
      )}
      {may('couriers.approve') && (
        <div className="form-buttons">
          {!account && <Button onClick={() => setOpen('invite')}>{t('couriers.invite')}</Button>}
          {isPending && (
            <Button
              variant="quiet"
              loading={renew.isPending}
              onClick={() => renew.mutate({ params, body: {} }, { onSuccess: invited })}
            >
              {t('couriers.inviteAgain')}
            </Button>
          )}
          {account && (
            <Button variant="danger" onClick={() => setOpen('disconnect')}>
              {t(isPending ? 'couriers.revoke' : 'couriers.disconnect')}
            </Button>
          )}
        </div>
      )}
      <FormDialog
        open={open === 'invite'}
        onClose={close}
        title={t('couriers.invite')}
        endpoint={inviteCourier}
        params={params}
        values={{ language: DEFAULT_LANGUAGE }}
        fields={{
          mail: { label: t('couriers.accountMail'), autoComplete: 'off' },
          language: { label: t('couriers.accountLanguage'), options: LANGUAGE_NAMES },
        }}
        submit={t('couriers.invite')}
        onDone={invited}
      />
      <FormDialog
        open={open === 'disconnect'}
        onClose={close}
        title={t(isPending ? 'couriers.revoke' : 'couriers.disconnect')}
        endpoint={disconnectCourier}
        params={params}
        fields={{ reason: { label: t('couriers.reason'), help: t('couriers.disconnectHelp') } }}
        submit={t(isPending ? 'couriers.revoke' : 'couriers.disconnect')}
        danger
        onDone={() => {
          close();
          setLink(null);
          toastDone(t('couriers.isDisconnected'));
        }}
      >
        <LeavingNote payees="couriers" id={id} />
      </FormDialog>
    </Panel>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import {
  disableStaff,
  enableStaff,
  endStaffSessions,
  renewInvitation,
  resetSecondFactor,
  type StaffRow,
} from '@errand/contract/console/staff/staff';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import { useMay, useSession } from '#platform/session.ts';
import { InvitationSent } from './invitation-sent.tsx';

type Open = 'disable' | 'reset' | { mail: string; link: string | null } | null;

/** Actions on a member's account: end sessions, reset the second factor, disable, invite again. */
export function MemberActions({ member }: { member: StaffRow }) {
  const t = useText();
  const may = useMay();
  const { staff: self } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const end = useChange(endStaffSessions);
  const enable = useChange(enableStaff);
  const renew = useChange(renewInvitation);
  const params = { id: member.id };
  const canUpdate = may('staff.update') && member.id !== self.id;
  const canInvite = may('staff.invite') && member.state === 'invited';
  if (!canUpdate && !canInvite) return null;

  function done(): void {
    setOpen(null);
    toastDone(t('staff.done'));
  }

  return (
    <Panel title={t('staff.access')} text={t('staff.accessText')}>
      <div className="form-buttons">
        {canInvite && (
          <Button
            variant="quiet"
            loading={renew.isPending}
            onClick={() =>
              renew.mutate({ params }, { onSuccess: ({ link }) => setOpen({ mail: member.mail, link }) })
            }
          >
            {t('staff.inviteAgain')}
          </Button>
        )}
        {canUpdate && member.state === 'active' && (
          <>
            <Button
              variant="quiet"
              loading={end.isPending}
              onClick={() => end.mutate({ params }, { onSuccess: done })}
            >
              {t('staff.endSessions')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('reset')}>
              {t('staff.reset')}
            </Button>
          </>
        )}
        {canUpdate &&
          (member.state === 'disabled' ? (
            <Button
              variant="quiet"
              loading={enable.isPending}
              onClick={() => enable.mutate({ params }, { onSuccess: done })}
            >
              {t('staff.enable')}
            </Button>
          ) : (
            <Button variant="danger" onClick={() => setOpen('disable')}>
              {t('staff.disable')}
            </Button>
          ))}
      </div>
      <FormDialog
        open={open === 'disable'}
        onClose={() => setOpen(null)}
        title={t('staff.disable')}
        endpoint={disableStaff}
        params={params}
        fields={{ reason: { label: t('staff.reason'), help: t('staff.disableHelp') } }}
        submit={t('staff.disable')}
        danger
        onDone={done}
      />
      <FormDialog
        open={open === 'reset'}
        onClose={() => setOpen(null)}
        title={t('staff.reset')}
        endpoint={resetSecondFactor}
        params={params}
        fields={{ reason: { label: t('staff.reason'), help: t('staff.resetHelp') } }}
        submit={t('staff.reset')}
        danger
        onDone={done}
      />
      <Dialog
        open={typeof open === 'object' && open !== null}
        onClose={() => setOpen(null)}
        title={t('staff.inviteAgain')}
      >
        {typeof open === 'object' && open !== null && (
          <InvitationSent {...open} onClose={() => setOpen(null)} />
        )}
      </Dialog>
    </Panel>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { inviteStaff } from '@errand/contract/console/staff/staff';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { Dialog } from '@errand/ui/dialog.tsx';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { GrantsControl } from './grants-control.tsx';
import { InvitationSent } from './invitation-sent.tsx';

/** Adds a member. Shows the invitation link if it could not be mailed. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const [sent, setSent] = useState<{ mail: string; link: string | null } | null>(null);

  function close(): void {
    onClose();
    setSent(null);
  }

  return (
    <Dialog open={open} onClose={close} title={t('staff.invite')} dismissible={sent !== null}>
      {sent ? (
        <InvitationSent {...sent} onClose={close} />
      ) : (
        <Form
          endpoint={inviteStaff}
          values={{ language: DEFAULT_LANGUAGE, grants: [{ role: 'support', scope: { kind: 'all' } }] }}
          fields={{
            mail: { label: t('staff.mail') },
            name: { label: t('staff.name') },
            language: { label: t('staff.language'), options: LANGUAGE_NAMES },
            grants: {
              label: t('staff.roles'),
              control: (props) => <GrantsControl {...props} names={{}} />,
            },
          }}
          submit={t('staff.sendInvitation')}
          onDone={({ staff, link }) => setSent({ mail: staff.mail, link })}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import {
  inviteToStore,
  listStoreTeam,
  removeFromStore,
  renewStoreInvitation,
  type TeamMember,
} from '@errand/contract/console/stores/team';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { MailLink } from '#blocks/contact/contact-links.tsx';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { InvitationSent } from '../staff/index.ts';
import './store-rows.css';

type Open = 'invite' | { remove: TeamMember } | { mail: string; link: string | null } | null;

/** The people who work in a store: invite, invite again, remove. */
export function TeamPanel({ id }: { id: number }) {
  const t = useText();
  const { staff: self } = useSession();
  const { members, roles } = useRead('stores', listStoreTeam, { params: { id } });
  const [open, setOpen] = useState<Open>(null);
  const renew = useChange(renewStoreInvitation);
  const close = () => setOpen(null);
  const narrowest = roles.at(-1);
  const roleNames = labelsOf(roles, (role) => t(`roles.role.${role}`));
  const paramsOf = (member: TeamMember) => ({ id, staff: member.id, role: member.role });

  return (
    <Panel
      title={t('stores.team')}
      text={t('stores.teamText')}
      actions={
        roles.length > 0 && (
          <Button size="sm" onClick={() => setOpen('invite')}>
            {t('stores.teamInvite')}
          </Button>
        )
      }
    >
      {members.length > 0 && (
        <ul className="store-rows">
          {members.map((member) => (
            <li key={`${member.id} ${member.role}`}>
              <div>
                <bdi className="text-label">{member.name}</bdi>
                <StateTag of="staff.state" state={member.state} />
              </div>
              <MailLink mail={member.mail} />
              <p className="text-meta">{t(`roles.role.${member.role}`)}</p>
              {roles.includes(member.role) && member.id !== self.id && (
                <div className="form-buttons">
                  {member.state === 'invited' && (
                    <Button
                      size="sm"
                      variant="quiet"
                      loading={renew.isPending}
                      aria-label={t('stores.teamInviteAgainOf', { name: isolate(member.name) })}
                      onClick={() =>
                        renew.mutate(
                          { params: paramsOf(member) },
                          { onSuccess: ({ link }) => setOpen({ mail: member.mail, link }) },
                        )
                      }
                    >
                      {t('staff.inviteAgain')}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('stores.teamRemoveOf', { name: isolate(member.name) })}
                    onClick={() => setOpen({ remove: member })}
                  >
                    {t('stores.teamRemove')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <FormDialog
        open={open === 'invite'}
        onClose={close}
        title={t('stores.teamInvite')}
        endpoint={inviteToStore}
        params={{ id }}
        values={{ language: DEFAULT_LANGUAGE, ...(narrowest && { role: narrowest }) }}
        fields={{
          mail: { label: t('staff.mail'), autoComplete: 'off' },
          name: { label: t('staff.name'), autoComplete: 'off' },
          language: { label: t('staff.language'), options: LANGUAGE_NAMES },
          role: { label: t('stores.teamRole'), options: roleNames },
        }}
        submit={t('staff.sendInvitation')}
        onDone={({ members: now, link }) => {
          const added = now.find(({ id: staffId, role }) =>
            members.every((one) => one.id !== staffId || one.role !== role),
          );
          if (added?.state === 'active') {
            close();
            toastDone(t('stores.teamJoined', { name: isolate(added.name) }));
          } else setOpen({ mail: added?.mail ?? '', link });
        }}
      />
      <Dialog
        open={typeof open === 'object' && open !== null && 'mail' in open}
        onClose={close}
        title={t('stores.teamInvite')}
      >
        {typeof open === 'object' && open !== null && 'mail' in open && (
          <InvitationSent {...open} onClose={close} />
        )}
      </Dialog>
      {typeof open === 'object' && open !== null && 'remove' in open && (
        <RemoveDialog member={open.remove} params={paramsOf(open.remove)} onClose={close} />
      )}
    </Panel>
  );
}

function RemoveDialog(props: {
  member: TeamMember;
  params: { id: number; staff: number; role: TeamMember['role'] };
  onClose: () => void;
}) {
  const { member, params, onClose } = props;
  const t = useText();
  const remove = useChange(removeFromStore, { done: t('stores.teamRemoved') });
  return (
    <Dialog open onClose={onClose} title={t('stores.teamRemoveOf', { name: isolate(member.name) })}>
      <div className="form">
        <p className="text-muted">{t('stores.teamRemoveText')}</p>
        <div className="form-buttons">
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params }, { onSuccess: onClose })}
          >
            {t('stores.teamRemove')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

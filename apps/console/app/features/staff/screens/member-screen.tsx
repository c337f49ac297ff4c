import { useText } from '@errand/client/i18n.tsx';
import { changeGrants, getStaff, type StaffRow, updateStaff } from '@errand/contract/console/staff/staff';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CourierAccount } from '../courier-account.tsx';
import { GrantNames } from '../grant-names.tsx';
import { GrantsControl, keyOf, type ScopeNames } from '../grants-control.tsx';
import { MemberActions } from '../member-actions.tsx';

export default function MemberScreen() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const id = Number(useParams().id);
  const member = useRead('staff', getStaff, { params: { id } });
  return (
    <Page
      title={member.name}
      back={{ to: '/staff', label: t('staff.title') }}
      state={<StateTag of="staff.state" state={member.state} />}
      narrow
    >
      <Panel>
        <Facts
          facts={[
            [
              t('staff.mail'),
              <bdi key="mail" dir="ltr">
                {member.mail}
              </bdi>,
            ],
            [t('staff.roles'), <GrantNames key="roles" grants={member.grants} />],
            [t('staff.secondFactor'), t(member.has_second_factor ? 'ui.yes' : 'ui.no')],
            [
              t('staff.lastSeen'),
              member.last_seen_at ? dates.dateTime(member.last_seen_at) : t('staff.never'),
            ],
            [t('staff.createdAt'), dates.date(member.created_at)],
          ]}
        />
      </Panel>
      {may('staff.update') && (
        <>
          <Panel title={t('staff.profile')}>
            <Form
              endpoint={updateStaff}
              params={{ id }}
              hidden={{ version: member.version }}
              values={{ name: member.name, language: member.language }}
              fields={{
                name: { label: t('staff.name') },
                language: { label: t('staff.language'), options: LANGUAGE_NAMES },
              }}
              done={t('staff.saved')}
            />
          </Panel>
          <Panel title={t('staff.roles')} text={t('staff.rolesText')}>
            <Form
              endpoint={changeGrants}
              params={{ id }}
              hidden={{ version: member.version }}
              values={{ grants: member.grants.map(({ role, scope }) => ({ role, scope })) }}
              fields={{
                grants: {
                  label: t('staff.roles'),
                  control: (props) => <GrantsControl {...props} names={scopeNames(member)} />,
                },
              }}
              submit={t('staff.saveRoles')}
              done={t('staff.saved')}
            />
          </Panel>
        </>
      )}
      {may('couriers.update') && member.grants.some(({ role }) => role === 'courier') && (
        <CourierAccount id={id} />
      )}
      <MemberActions member={member} />
    </Page>
  );
}

function scopeNames({ grants }: StaffRow): ScopeNames {
  return Object.fromEntries(
    grants.flatMap(({ scope, scope_name }) => (scope_name ? [[keyOf(scope), scope_name]] : [])),
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { listRoles } from '@errand/contract/console/staff/roles';
import { endStaffSessions, listStaff } from '@errand/contract/console/staff/staff';
import { Button } from '@errand/ui/forms/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { api } from '#platform/api.ts';
import { useDates } from '#platform/format.ts';
import { consoleQuery, refetchChanged } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { GrantNames } from '../grant-names.tsx';
import { StaffTabs } from '../staff-tabs.tsx';
import { useRoleName } from '../use-role-name.ts';

/** Loaded with the first invitation, so that the list opens sooner. */
const InviteDialog = lazy(() =>
  import('../invite-dialog.tsx').then((module) => ({ default: module.InviteDialog })),
);

export default function StaffScreen() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const roleName = useRoleName();
  const [inviting, setInviting] = useState(false);
  const { data: roles } = useQuery(consoleQuery('roles', listRoles, {}));
  return (
    <Page
      title={t('staff.title')}
      text={t('staff.text')}
      actions={may('staff.invite') && <Button onClick={() => setInviting(true)}>{t('staff.invite')}</Button>}
    >
      <StaffTabs />
      <List
        endpoint={listStaff}
        resource="staff"
        href={({ id }) => `/staff/${id}`}
        searchLabel={t('staff.search')}
        filters={{
          state: {
            label: t('staff.state'),
            options: {
              active: t('staff.state.active'),
              invited: t('staff.state.invited'),
              disabled: t('staff.state.disabled'),
            },
          },
          role: {
            label: t('staff.role'),
            options: Object.fromEntries(
              (roles?.rows ?? []).map(({ role, name }) => [role, roleName(role, name)]),
            ),
          },
        }}
        bulk={
          may('staff.update')
            ? [
                {
                  label: t('staff.endSessions'),
                  danger: true,
                  run: async (rows) => {
                    for (const { id } of rows) await api.call(endStaffSessions, { params: { id } });
                    await refetchChanged(endStaffSessions);
                  },
                },
              ]
            : []
        }
        columns={{
          name: { header: t('staff.name'), sort: 'name', cell: ({ name }) => name },
          mail: {
            header: t('staff.mail'),
            phone: 'plain',
            sort: 'mail',
            cell: ({ mail }) => <bdi dir="ltr">{mail}</bdi>,
          },
          grants: {
            header: t('staff.roles'),
            phone: 'plain',
            cell: ({ grants }) => <GrantNames grants={grants} />,
          },
          state: {
            header: t('staff.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="staff.state" state={state} />,
          },
          second_factor: {
            header: t('staff.secondFactor'),
            cell: ({ has_second_factor }) => t(has_second_factor ? 'ui.yes' : 'ui.no'),
          },
          last_seen_at: {
            header: t('staff.lastSeen'),
            sort: 'last_seen_at',
            cell: ({ last_seen_at }) => (last_seen_at ? dates.dateTime(last_seen_at) : t('staff.never')),
          },
          created_at: {
            header: t('staff.createdAt'),
            sort: 'created_at',
            optional: true,
            cell: ({ created_at }) => dates.date(created_at),
          },
        }}
        empty={{ title: t('staff.none') }}
      />
      {inviting && (
        <Suspense>
          <InviteDialog open onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  );
}

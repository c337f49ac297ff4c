import { useText } from '@errand/client/i18n.tsx';
import { listRoles } from '@errand/contract/console/staff/roles';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { RoleForm } from '../role-form.tsx';
import { useOwnPermissions } from '../use-own-permissions.ts';

/** A new role. `from` names the role whose permissions are chosen initially. */
export default function NewRoleScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const own = useOwnPermissions();
  const { data } = useSuspenseQuery(consoleQuery('roles', listRoles, {}));
  const copied = data.rows.find(({ role }) => role === params.get('from'));
  return (
    <Page
      title={t('roles.new')}
      text={t('roles.newText')}
      back={{ to: '/staff/roles', label: t('staff.roles') }}
      narrow
    >
      <Panel>
        <RoleForm
          permissions={copied?.permissions.filter((permission) => own.has(permission))}
          onDone={({ role }) => {
            toastDone(t('roles.created'));
            void navigate(`/staff/roles/${role}`);
          }}
        />
      </Panel>
    </Page>
  );
}

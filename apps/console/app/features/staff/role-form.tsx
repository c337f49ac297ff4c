import { useText } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import { createRole, type RoleRow, updateRole } from '@errand/contract/console/staff/roles';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { PermissionsControl } from './permissions-control.tsx';

/** Creates a custom role, or changes one. */
export function RoleForm(props: {
  role?: RoleRow;
  /** The initial choice in a new role. */
  permissions?: Permission[] | undefined;
  onDone: (role: RoleRow) => void;
}) {
  const { role, permissions = [], onDone } = props;
  const t = useText();
  const names = (value: unknown) =>
    ((value ?? []) as Permission[]).map((permission) => t(`roles.permission.${permission}`)).join(', ');
  const fields = {
    name: { label: t('roles.name') },
    permissions: {
      label: t('roles.permission'),
      control: (control: ControlProps) => <PermissionsControl {...control} />,
      show: names,
    },
  };
  if (role?.id && role.version)
    return (
      <Form
        endpoint={updateRole}
        params={{ id: role.id }}
        hidden={{ version: role.version }}
        values={{ ...(role.name && { name: role.name }), permissions: role.permissions }}
        fields={fields}
        submit={t('staff.save')}
        onDone={onDone}
      />
    );
  return (
    <Form
      endpoint={createRole}
      values={{ permissions }}
      fields={fields}
      submit={t('roles.create')}
      onDone={onDone}
    />
  );
}

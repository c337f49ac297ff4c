import { useText } from '@errand/client/i18n.tsx';
import { deleteRole } from '@errand/contract/console/staff/roles';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';

/** Deletes a custom role, which is rejected while a member has it. */
export function DeleteRole({ id, name, members }: { id: number; name: string; members: number }) {
  const t = useText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const change = useChange(deleteRole, { done: t('roles.deleted') });
  return (
    <Panel
      title={t('roles.delete')}
      text={members > 0 ? t('roles.inUse', { count: members }) : t('roles.deleteText')}
      actions={
        <Button size="sm" variant="danger" disabled={members > 0} onClick={() => setAsking(true)}>
          {t('roles.delete')}
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        title={t('roles.deleteName', { name })}
        text={t('roles.deleteText')}
        confirm={t('roles.delete')}
        danger
        busy={change.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          change.mutate(
            { params: { id } },
            { onSuccess: () => void navigate('/staff/roles'), onError: () => setAsking(false) },
          )
        }
      />
    </Panel>
  );
}

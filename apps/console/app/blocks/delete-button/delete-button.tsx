import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf } from '@errand/contract/endpoint';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '#platform/query.ts';

/** Deletes one row of a list after a confirmation, and returns to the list. */
export function DeleteButton(props: { endpoint: ConsoleEndpoint; id: number; text: string; list: string }) {
  const { endpoint, id, text, list } = props;
  const t = useText();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange(endpoint);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('blocks.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('blocks.deleteOne')}
        text={text}
        cancel={t('ui.cancel')}
        confirm={t('blocks.delete')}
        danger
        busy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate({ params: { id } } as unknown as InputOf<ConsoleEndpoint>, {
            onSuccess() {
              toastDone(t('blocks.deleted'));
              void navigate(list, { replace: true });
            },
            onError: () => setIsAsking(false),
          })
        }
      />
    </>
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { createReason, type ReasonRow, updateReason } from '@errand/contract/console/content';
import { REASON_KINDS } from '@errand/domain/orders';
import { Dialog } from '@errand/ui/dialog.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { Form } from '#blocks/form/index.ts';

/** Creates a reason, or changes one. */
export function ReasonDialog({ edited, onClose }: { edited: ReasonRow | 'new' | null; onClose: () => void }) {
  const t = useText();
  const done = () => {
    onClose();
    toastDone(t('content.published'));
  };
  const fields = {
    reason: { label: t('content.reason') },
    position: { label: t('content.position') },
    active: { label: t('content.active') },
  };
  const kinds = Object.fromEntries(REASON_KINDS.map((kind) => [kind, t(`content.kind.${kind}`)]));
  const title = t(edited === 'new' ? 'content.newReason' : 'content.editReason');
  return (
    <Dialog open={edited !== null} onClose={onClose} title={title}>
      {edited === 'new' && (
        <Form
          endpoint={createReason}
          values={{ kind: 'cancel', position: 0, active: true }}
          fields={{ kind: { label: t('content.kind'), options: kinds }, ...fields }}
          submit={t('content.publish')}
          onDone={done}
          onCancel={onClose}
        />
      )}
      {edited !== null && edited !== 'new' && (
        <Form
          endpoint={updateReason}
          params={{ id: edited.id }}
          hidden={{ version: edited.version }}
          values={{ reason: edited.reason, position: edited.position, active: edited.active }}
          fields={fields}
          submit={t('content.publish')}
          onDone={done}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

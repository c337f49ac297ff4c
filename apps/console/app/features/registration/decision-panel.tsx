import { useText } from '@errand/client/i18n.tsx';
import {
  approveCourierApplication,
  approveStoreApplication,
  rejectCourierApplication,
  rejectStoreApplication,
} from '@errand/contract/console/support/applications';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';

type Props = {
  kind: 'courier' | 'store';
  id: number;
  /** Receives the invitation link if it could not be mailed. */
  onLink: (link: string) => void;
};

/** Accepts an application, or rejects it with a reason. */
export function DecisionPanel({ kind, id, onLink }: Props) {
  const t = useText();
  const [isRejecting, setRejecting] = useState(false);
  // An approved application has no decision any more, which removes this panel.
  const accepted = {
    done: t('applications.approved'),
    onResponse: ({ link }: { link: string | null }) => link && onLink(link),
  };
  const approveStore = useChange(approveStoreApplication, accepted);
  const approveCourier = useChange(approveCourierApplication, accepted);
  const [invites, setInvites] = useState(true);
  const params = { id };

  function approve(): void {
    if (kind === 'courier') approveCourier.mutate({ params, body: { invite: invites } });
    else approveStore.mutate({ params, body: {} });
  }

  const reject = {
    params,
    fields: {
      reason: { label: t('applications.reason'), help: t('applications.reasonHelp') },
    },
    submit: t('applications.reject'),
    danger: true,
    done: t('applications.rejected'),
    onDone: () => setRejecting(false),
    onCancel: () => setRejecting(false),
  };

  return (
    <Panel
      title={t('applications.decide')}
      text={t(kind === 'store' ? 'applications.decideStore' : 'applications.decideCourier')}
    >
      {kind === 'courier' && (
        <CheckRow checked={invites} onChange={setInvites}>
          {t('applications.invite')} <span className="text-caption">{t('applications.inviteHelp')}</span>
        </CheckRow>
      )}
      <div className="form-buttons">
        <Button loading={approveStore.isPending || approveCourier.isPending} onClick={approve}>
          {t('applications.approve')}
        </Button>
        <Button variant="danger" onClick={() => setRejecting(true)}>
          {t('applications.reject')}
        </Button>
      </div>
      <Dialog open={isRejecting} onClose={() => setRejecting(false)} title={t('applications.reject')}>
        {kind === 'store' ? (
          <Form endpoint={rejectStoreApplication} {...reject} />
        ) : (
          <Form endpoint={rejectCourierApplication} {...reject} />
        )}
      </Dialog>
    </Panel>
  );
}

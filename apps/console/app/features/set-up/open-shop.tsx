import { useText } from '@errand/client/i18n.tsx';
import { openShop, type SetUpStep } from '@errand/contract/console/set-up';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { setGuide } from '#platform/guide.ts';
import { useChange } from '#platform/query.ts';

/** Opens the shop for orders, or closes it with a reason for customers. While steps are missing, it lists them instead. */
export function OpenShop({ isOpen, missing }: { isOpen: boolean; missing: readonly SetUpStep[] }) {
  const t = useText();
  const change = useChange(openShop);
  const [isClosing, setClosing] = useState(false);
  if (!isOpen && missing.length > 0)
    return (
      <p className="text-caption">
        {t('set-up.openMissing', { steps: missing.map((step) => t(`set-up.${step}`)).join(' · ') })}
      </p>
    );

  function open(): void {
    change.mutate(
      { body: { open: true } },
      {
        onSuccess() {
          setGuide(null);
          toastDone(t('set-up.openNow'));
        },
      },
    );
  }

  return (
    <>
      <Button
        size="sm"
        variant={isOpen ? 'quiet' : 'primary'}
        loading={change.isPending}
        onClick={isOpen ? () => setClosing(true) : open}
      >
        {t(isOpen ? 'set-up.closeShop' : 'set-up.openShop')}
      </Button>
      <Dialog open={isClosing} onClose={() => setClosing(false)} title={t('set-up.closeShop')}>
        <div className="form">
          <p className="text-muted">{t('set-up.closeText')}</p>
          <Form
            endpoint={openShop}
            hidden={{ open: false }}
            fields={{ reason: { label: t('set-up.closeReason'), help: t('set-up.closeReasonHelp') } }}
            submit={t('set-up.closeShop')}
            danger
            done={t('set-up.closedNow')}
            onDone={() => setClosing(false)}
            onCancel={() => setClosing(false)}
          />
        </div>
      </Dialog>
    </>
  );
}

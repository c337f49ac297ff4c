import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';

/** Declines an offer after a question, because the order ends with it. */
export function DeclineOffer({ isBusy, onDecline }: { isBusy: boolean; onDecline: () => void }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="line" full onClick={() => setAsked(true)}>
        {t('orders.rx.decline')}
      </Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('orders.rx.declineTitle')}>
        <p className="text-muted">{t('orders.rx.declineText')}</p>
        <div className="confirm-dialog-buttons">
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {t('orders.rx.keep')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={onDecline}>
            {t('orders.rx.decline')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

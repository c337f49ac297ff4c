import { useText } from '@errand/client/i18n.tsx';
import { type Delivery, reportAbsent } from '@errand/contract/console/deliveries';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Phone } from 'lucide-react';
import { useStep } from './use-step.ts';
import '#blocks/form/form.css';

/**
 * Reports to the staff that the customer is absent, which cannot be undone. It suggests a call to the customer first.
 */
export function AbsentDialog(props: { delivery: Delivery; open: boolean; onClose: () => void }) {
  const { delivery, open, onClose } = props;
  const t = useText();
  const absent = useStep(reportAbsent, delivery.order_id);
  const phone = delivery.destination?.phone;
  return (
    <Dialog open={open} onClose={onClose} title={t('deliveries.absentTitle')}>
      <div className="form">
        <p className="text-muted">{t('deliveries.absentText')}</p>
        {phone && (
          <a className="button quiet lg full" href={`tel:${phone}`}>
            <Phone className="icon" size={18} />
            {t('deliveries.callFirst')}
          </a>
        )}
        <Button
          variant="danger"
          size="lg"
          full
          loading={absent.isPending}
          onClick={() => absent.run(onClose)}
        >
          {t('deliveries.absentNow')}
        </Button>
      </div>
    </Dialog>
  );
}

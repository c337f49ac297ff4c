import { useText } from '@errand/client/i18n.tsx';

/** The mark of an item that needs a prescription, spoken in words. */
export function PrescriptionMark() {
  const t = useText();
  return (
    <span className="tag prescription-mark">
      <span aria-hidden="true">{t('orders.rx.tag')}</span>
      <span className="sr-only">{t('orders.rx.needed')}</span>
    </span>
  );
}

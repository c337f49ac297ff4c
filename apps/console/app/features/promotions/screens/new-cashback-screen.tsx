import { useText } from '@errand/client/i18n.tsx';
import { CashbackForm } from '../cashback-form.tsx';
import { NewPromotion } from '../new-promotion.tsx';

export default function NewCashbackScreen() {
  const t = useText();
  return (
    <NewPromotion
      title={t('promotions.newCashback')}
      list="/promotions/cashback"
      listName={t('promotions.cashback')}
      form={(onDone) => <CashbackForm onDone={onDone} />}
    />
  );
}

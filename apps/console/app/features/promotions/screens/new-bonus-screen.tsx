import { useText } from '@errand/client/i18n.tsx';
import { BonusForm } from '../bonus-form.tsx';
import { NewPromotion } from '../new-promotion.tsx';

export default function NewBonusScreen() {
  const t = useText();
  return (
    <NewPromotion
      title={t('promotions.newBonus')}
      list="/promotions/bonuses"
      listName={t('promotions.bonuses')}
      form={(onDone) => <BonusForm onDone={onDone} />}
    />
  );
}

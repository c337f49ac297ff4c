import { useText } from '@errand/client/i18n.tsx';
import { FlashSaleForm } from '../flash-sale-form.tsx';
import { NewPromotion } from '../new-promotion.tsx';

export default function NewFlashSaleScreen() {
  const t = useText();
  return (
    <NewPromotion
      title={t('promotions.newFlashSale')}
      list="/promotions/flash-sales"
      listName={t('promotions.flashSales')}
      form={(onDone) => <FlashSaleForm onDone={onDone} />}
    />
  );
}

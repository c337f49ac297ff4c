import { useText } from '@errand/client/i18n.tsx';
import { BannerForm } from '../banner-form.tsx';
import { NewPromotion } from '../new-promotion.tsx';

export default function NewBannerScreen() {
  const t = useText();
  return (
    <NewPromotion
      title={t('promotions.newBanner')}
      list="/promotions/banners"
      listName={t('promotions.banners')}
      form={(onDone) => <BannerForm onDone={onDone} />}
    />
  );
}

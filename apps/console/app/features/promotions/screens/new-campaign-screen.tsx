import { useText } from '@errand/client/i18n.tsx';
import { CampaignForm } from '../campaign-form.tsx';
import { NewPromotion } from '../new-promotion.tsx';

export default function NewCampaignScreen() {
  const t = useText();
  return (
    <NewPromotion
      title={t('promotions.newCampaign')}
      list="/promotions/campaigns"
      listName={t('promotions.campaigns')}
      form={(onDone) => <CampaignForm onDone={onDone} />}
    />
  );
}

import { useText } from '@errand/client/i18n.tsx';
import { getBanner, setBannerPicture } from '@errand/contract/console/promotions/banners';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consoleQuery } from '#platform/query.ts';
import { BannerForm } from '../banner-form.tsx';
import { PicturePanel } from '../picture-panel.tsx';
import { PromotionPage } from '../promotion-page.tsx';

export default function BannerScreen() {
  const t = useText();
  const id = Number(useParams().id);
  const { data: banner } = useSuspenseQuery(consoleQuery('promotions', getBanner, { params: { id } }));
  return (
    <PromotionPage
      promotion={banner}
      list="/promotions/banners"
      listName={t('promotions.banners')}
      form={(onDone) => <BannerForm banner={banner} onDone={onDone} />}
    >
      <PicturePanel
        endpoint={setBannerPicture}
        id={id}
        url={banner.picture}
        text={t('promotions.bannerPictureText')}
      />
    </PromotionPage>
  );
}

import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getBanner, setBannerPicture } from '@errand/contract/console/promotions/banners';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { BannerForm } from '../banner-form.tsx';
import { PicturePanel } from '../picture-panel.tsx';
import { PromotionState } from '../promotion-state.tsx';

export default function BannerScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data: banner } = useSuspenseQuery(consoleQuery('promotions', getBanner, { params: { id } }));
  return (
    <Page
      title={(language === 'ar' && banner.title.ar) || banner.title.en}
      back={{ to: '/promotions/banners', label: t('promotions.banners') }}
      state={<PromotionState state={banner.state} />}
      narrow
    >
      {may('promotions.update') && (
        <>
          <Panel>
            <BannerForm banner={banner} onDone={() => toastDone(t('promotions.saved'))} />
          </Panel>
          <PicturePanel
            endpoint={setBannerPicture}
            id={id}
            url={banner.picture}
            text={t('promotions.bannerPictureText')}
          />
        </>
      )}
    </Page>
  );
}

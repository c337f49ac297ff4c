import { useText } from '@errand/client/i18n.tsx';
import {
  createBanner,
  getBanner,
  setBannerPicture,
  updateBanner,
} from '@errand/contract/console/promotions/banners';
import { directionOf, LANGUAGE_CODES, type Translations, translated } from '@errand/domain/language';
import { TINTS } from '@errand/domain/media';
import { cx } from '@errand/ui/cx.ts';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Picker } from '#blocks/picker/index.ts';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { ModuleControl } from '../module-control.tsx';
import { PromotionScreen } from '../promotion-screen.tsx';
import { targetSource } from '../target-source.ts';
import './banner-screen.css';

type Control = ControlProps & { values: Values };

export default function BannerScreen() {
  const t = useText();
  return (
    <PromotionScreen
      list={{ to: '/promotions/banners', label: t('promotions.banners') }}
      newTitle={t('promotions.newBanner')}
      read={getBanner}
      create={createBanner}
      update={updateBanner}
      initial={() => NEW}
      valuesOf={({ id: _, state: __, version: ___, picture: ____, ...values }) => values}
      fields={() => ({
        title: { label: t('promotions.name') },
        subtitle: { label: t('promotions.subtitle') },
        button_text: { label: t('promotions.buttonText') },
        place: {
          label: t('promotions.place'),
          options: { top: t('promotions.place.top'), bottom: t('promotions.place.bottom') },
        },
        position: { label: t('promotions.position'), help: t('promotions.positionHelp') },
        tint: {
          label: t('blocks.tint'),
          options: labelsOf(TINTS, (tint) => t(`blocks.tint.${tint}`)),
        },
        solid: { label: t('promotions.solid') },
        featured: { label: t('promotions.featured') },
        module_id: {
          label: t('promotions.module'),
          control: (control: Control) => (
            <ModuleControl {...control} help={t('promotions.moduleHelp')} optional />
          ),
        },
        zone_id: {
          label: t('promotions.zone'),
          control: (control: Control) => (
            <Picker {...control} source={targetSource('zones')} help={t('promotions.zoneHelp')} optional />
          ),
        },
        store_id: {
          label: t('promotions.leadsToStore'),
          control: ({ values, ...control }: Control) => (
            <Picker {...control} source={targetSource('stores', values.module_id)} optional />
          ),
        },
        item_id: {
          label: t('promotions.leadsToItem'),
          control: ({ values, ...control }: Control) => (
            <Picker {...control} source={targetSource('items', values.module_id)} optional />
          ),
        },
        link: { label: t('promotions.leadsToLink'), help: t('promotions.linkHelp') },
        starts_at: { label: t('promotions.startsAt'), help: t('promotions.openStart') },
        ends_at: { label: t('promotions.endsAt'), help: t('promotions.openEnd') },
        active: { label: t('promotions.active') },
      })}
      preview={(values, banner) => <BannerPreview values={values} picture={banner?.picture ?? null} />}
      more={({ id, picture }) => (
        <PicturePanel
          endpoint={setBannerPicture}
          id={id}
          url={picture}
          text={t('promotions.bannerPictureText')}
        />
      )}
    />
  );
}

/** The banner as customers see it, in all languages. */
function BannerPreview({ values, picture }: { values: Values; picture: string | null }) {
  const t = useText();
  const solid = values.solid === true;
  return (
    <section className="banner-preview" aria-label={t('promotions.preview')}>
      <h3 className="text-label">{t('promotions.preview')}</h3>
      <div className="banner-preview-pair">
        {LANGUAGE_CODES.map((language) => {
          const text = (name: string) =>
            translated(values[name] as Translations | null | undefined, language);
          return (
            <div
              key={language}
              className={cx('banner-preview-card', solid && 'solid')}
              data-tint={solid ? undefined : ((values.tint as string | undefined) ?? 'stone')}
              lang={language}
              dir={directionOf(language)}
            >
              <div>
                <b>{text('title')}</b>
                <span>{text('subtitle')}</span>
                {text('button_text') && <i>{text('button_text')}</i>}
              </div>
              {picture && <img src={picture} alt="" />}
            </div>
          );
        })}
      </div>
    </section>
  );
}

const NEW = {
  place: 'top',
  position: 0,
  tint: 'stone',
  solid: false,
  featured: false,
  active: true,
} as const;

import { useText } from '@errand/client/i18n.tsx';
import { type BannerRow, createBanner, updateBanner } from '@errand/contract/console/promotions/banners';
import { TINTS } from '@errand/domain/media';
import { type ControlProps, Form, type Values } from '#blocks/form/index.ts';
import { Picker } from '#blocks/picker/index.ts';
import { BannerPreview } from './banner-preview.tsx';
import { ModuleControl } from './module-control.tsx';
import { targetSource } from './target-source.ts';

type Control = ControlProps & { values: Values };

/** Creates a banner, or changes one. */
export function BannerForm(props: { banner?: BannerRow; onDone: (banner: BannerRow) => void }) {
  const { banner, onDone } = props;
  const t = useText();
  const fields = {
    title: { label: t('promotions.name') },
    subtitle: { label: t('promotions.subtitle') },
    button_text: { label: t('promotions.buttonText') },
    place: {
      label: t('promotions.place'),
      options: { top: t('promotions.place.top'), bottom: t('promotions.place.bottom') },
    },
    position: { label: t('promotions.position'), help: t('promotions.positionHelp') },
    tint: {
      label: t('promotions.tint'),
      options: Object.fromEntries(TINTS.map((tint) => [tint, t(`promotions.tint.${tint}`)])),
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
  };
  const preview = (values: Values) => <BannerPreview values={values} picture={banner?.picture ?? null} />;
  if (banner)
    return (
      <Form
        endpoint={updateBanner}
        params={{ id: banner.id }}
        hidden={{ version: banner.version }}
        values={bodyOf(banner)}
        fields={fields}
        preview={preview}
        submit={t('promotions.save')}
        onDone={onDone}
      />
    );
  return (
    <Form
      endpoint={createBanner}
      values={{ place: 'top', position: 0, tint: 'stone', solid: false, featured: false, active: true }}
      fields={fields}
      preview={preview}
      submit={t('promotions.create')}
      onDone={onDone}
    />
  );
}

function bodyOf({ id: _, state: __, version: ___, picture: ____, ...body }: BannerRow) {
  return body;
}

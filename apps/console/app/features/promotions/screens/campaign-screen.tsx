import { useText } from '@errand/client/i18n.tsx';
import {
  type CampaignDetail,
  createCampaign,
  getCampaign,
  setCampaignPicture,
  updateCampaign,
} from '@errand/contract/console/promotions/campaigns';
import { TINTS } from '@errand/domain/media';
import { type ControlProps, DayTimeControl, type Values } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Picker } from '#blocks/picker/index.ts';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { ModuleControl } from '../module-control.tsx';
import { nextWeek } from '../next-week.ts';
import { PromotionScreen, usePromotionFields } from '../promotion-screen.tsx';
import { targetSource } from '../target-source.ts';

type Control = ControlProps & { values: Values };

export default function CampaignScreen() {
  const t = useText();
  const { title, starts_at, ends_at, active } = usePromotionFields();
  return (
    <PromotionScreen
      list={{ to: '/promotions/campaigns', label: t('promotions.campaigns') }}
      newTitle={t('promotions.newCampaign')}
      read={getCampaign}
      create={createCampaign}
      update={updateCampaign}
      initial={() => ({ ...nextWeek(), store_ids: [], daily_from: 0, daily_to: 1440, active: true })}
      valuesOf={valuesOf}
      fields={() => ({
        title,
        description: { label: t('promotions.description') },
        module_id: {
          label: t('promotions.module'),
          control: (control: Control) => <ModuleControl {...control} />,
        },
        store_ids: {
          label: t('promotions.stores'),
          control: ({ values, ...control }: Control) => (
            <Picker {...control} source={targetSource('stores', values.module_id)} many />
          ),
        },
        starts_at,
        ends_at,
        daily_from: {
          label: t('promotions.dailyFrom'),
          half: true,
          control: (control: Control) => <DayTimeControl {...control} />,
        },
        daily_to: {
          label: t('promotions.dailyTo'),
          half: true,
          control: (control: Control) => <DayTimeControl {...control} end />,
        },
        tint: {
          label: t('blocks.tint'),
          options: labelsOf(TINTS, (tint) => t(`blocks.tint.${tint}`)),
        },
        active,
      })}
      more={({ id, picture }) => (
        <PicturePanel
          endpoint={setCampaignPicture}
          id={id}
          url={picture}
          text={t('promotions.campaignPictureText')}
        />
      )}
    />
  );
}

function valuesOf(campaign: CampaignDetail) {
  const { title, description, module, store_ids, starts_at, ends_at, daily_from, daily_to, active } =
    campaign;
  const tint = TINTS.find((one) => one === campaign.tint);
  const body = {
    title,
    description,
    module_id: module.id,
    store_ids,
    starts_at,
    ends_at,
    daily_from,
    daily_to,
    active,
  };
  return { ...body, ...(tint && { tint }) };
}

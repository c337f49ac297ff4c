import { useText } from '@errand/client/i18n.tsx';
import {
  type CampaignDetail,
  createCampaign,
  updateCampaign,
} from '@errand/contract/console/promotions/campaigns';
import { TINTS } from '@errand/domain/media';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { Picker } from '#blocks/picker/index.ts';
import { DayTimeControl } from './day-time-control.tsx';
import { ModuleControl } from './module-control.tsx';
import { PromotionForm, usePromotionFields } from './promotion-form.tsx';
import { targetSource } from './target-source.ts';

type Control = ControlProps & { values: Values };

/** Creates a campaign, or changes one. */
export function CampaignForm(props: {
  campaign?: CampaignDetail;
  onDone: (campaign: CampaignDetail) => void;
}) {
  const { campaign, onDone } = props;
  const t = useText();
  const { title, starts_at, ends_at } = usePromotionFields();
  return (
    <PromotionForm
      create={createCampaign}
      update={updateCampaign}
      promotion={campaign}
      values={campaign ? bodyOf(campaign) : { store_ids: [], daily_from: 0, daily_to: 1440 }}
      fields={{
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
          label: t('promotions.tint'),
          options: Object.fromEntries(TINTS.map((tint) => [tint, t(`promotions.tint.${tint}`)])),
        },
      }}
      onDone={onDone}
    />
  );
}

function bodyOf(campaign: CampaignDetail) {
  const { title, description, module, store_ids, starts_at, ends_at, daily_from, daily_to } = campaign;
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
  };
  return { ...body, ...(tint && { tint }) };
}

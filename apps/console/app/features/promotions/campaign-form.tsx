import { useText } from '@errand/client/i18n.tsx';
import {
  type CampaignDetail,
  createCampaign,
  updateCampaign,
} from '@errand/contract/console/promotions/campaigns';
import { TINTS } from '@errand/contract/console/promotions/fields';
import { type ControlProps, Form, type Values } from '#blocks/form/index.ts';
import { Picker } from '#blocks/picker/index.ts';
import { DayTimeControl } from './day-time-control.tsx';
import { ModuleControl } from './module-control.tsx';
import { nextWeek } from './next-week.ts';
import { targetSource } from './target-source.ts';

type Control = ControlProps & { values: Values };

/** Creates a campaign, or changes one. */
export function CampaignForm(props: {
  campaign?: CampaignDetail;
  onDone: (campaign: CampaignDetail) => void;
}) {
  const { campaign, onDone } = props;
  const t = useText();
  const fields = {
    title: { label: t('promotions.name') },
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
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    daily_from: {
      label: t('promotions.dailyFrom'),
      half: true as const,
      control: (control: Control) => <DayTimeControl {...control} />,
    },
    daily_to: {
      label: t('promotions.dailyTo'),
      half: true as const,
      control: (control: Control) => <DayTimeControl {...control} end />,
    },
    tint: {
      label: t('promotions.tint'),
      options: Object.fromEntries(TINTS.map((tint) => [tint, t(`promotions.tint.${tint}`)])),
    },
  };
  if (campaign) {
    const { title, description, module, store_ids, starts_at, ends_at, daily_from, daily_to } = campaign;
    const tint = TINTS.find((one) => one === campaign.tint);
    return (
      <Form
        endpoint={updateCampaign}
        params={{ id: campaign.id }}
        hidden={{ version: campaign.version }}
        values={{
          title,
          description,
          module_id: module.id,
          store_ids,
          starts_at,
          ends_at,
          daily_from,
          daily_to,
          ...(tint && { tint }),
        }}
        fields={fields}
        submit={t('promotions.save')}
        onDone={onDone}
      />
    );
  }
  return (
    <Form
      endpoint={createCampaign}
      values={{ ...nextWeek(), store_ids: [], daily_from: 0, daily_to: 1440 }}
      fields={fields}
      submit={t('promotions.create')}
      onDone={onDone}
    />
  );
}

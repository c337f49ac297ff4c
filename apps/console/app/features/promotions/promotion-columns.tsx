import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { PROMOTION_STATES, type PromotionState } from '@errand/contract/console/promotions/fields';
import { type LooseTranslations, translated } from '@errand/domain/language';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useMoney } from '#platform/format.ts';

type Translated = LooseTranslations;
type Row = { title: Translated; state: PromotionState; starts_at: string | null; ends_at: string | null };

/** Columns and filters that lists of promotions share. */
export function usePromotionColumns() {
  const t = useText();
  const language = useLanguage();
  return {
    title: {
      header: t('promotions.name'),
      cell: ({ title }: Pick<Row, 'title'>) => <bdi>{translated(title, language)}</bdi>,
    },
    starts_at: {
      header: t('promotions.startsAt'),
      cell: ({ starts_at }: Pick<Row, 'starts_at'>) => <Instant at={starts_at} />,
    },
    ends_at: {
      header: t('promotions.endsAt'),
      cell: ({ ends_at }: Pick<Row, 'ends_at'>) => <Instant at={ends_at} />,
    },
    state: {
      header: t('promotions.state'),
      phone: 'beside' as const,
      cell: ({ state }: Pick<Row, 'state'>) => <StateTag of="promotions.state" state={state} />,
    },
    stateFilter: {
      label: t('promotions.state'),
      options: labelsOf(PROMOTION_STATES, (state) => t(`promotions.state.${state}`)),
    },
  };
}

/** "10%" or an amount. */
export function useRewardText(): (row: { percent: number | null; amount_minor: number | null }) => string {
  const money = useMoney();
  return ({ percent, amount_minor: amount }) => {
    if (percent !== null) return `${percent}%`;
    return amount === null ? '–' : money(amount);
  };
}

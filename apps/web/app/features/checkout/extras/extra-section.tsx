import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { StoreDetail } from '@errand/contract/stores';
import type { ModuleType } from '@errand/domain/modules';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { useSession } from '#platform/session/index.ts';
import { Section } from '../components/section.tsx';
import { ToggleChips } from '../components/toggle-chips.tsx';
import { type Change, type Draft, type OrderType, SOLD_OUT } from '../draft.ts';

/** Notes to the store besides the items. */
export function ExtraSection({ draft, change, store }: { draft: Draft; change: Change; store: StoreDetail }) {
  const t = useText();
  const { module } = useSession();
  const { module_config: modules } = useConfig();
  const reader = noteReader(module?.module_type ?? null, draft.orderType);
  const cutlery = store.cutlery && module !== null && modules[module.module_type].cutlery;
  return (
    <Section title={t(`checkout.note${reader}`)}>
      <TextArea
        label={t('checkout.note')}
        optional
        maxLength={1000}
        placeholder={t(`checkout.noteHint${reader}`)}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {cutlery && (
        <CheckRow checked={draft.cutlery} onChange={(next) => change({ cutlery: next })}>
          {t('checkout.cutlery')}
        </CheckRow>
      )}
      <div className="extra-section" role="group" aria-labelledby="sold-out">
        <span className="text-label" id="sold-out">
          {t('checkout.soldOut')}
        </span>
        <div className="chip-list">
          <ToggleChips
            keys={SOLD_OUT}
            value={draft.unavailable}
            onChange={(unavailable) => change({ unavailable })}
          />
        </div>
      </div>
    </Section>
  );
}

/**
 * The reader of an order's note: the kitchen, or the store. Only food is cooked, and the note of a take-away order may
 * be for the counter. The courier reads the door note instead.
 */
export function noteReader(module: ModuleType | null, orderType: OrderType): 'Kitchen' | 'Store' {
  return module === 'food' && orderType === 'delivery' ? 'Kitchen' : 'Store';
}

import { useText } from '@errand/client/i18n.tsx';
import { type StoreDetail, updateStoreDelivery } from '@errand/contract/console/stores';
import { isolate } from '@errand/ui/isolate.ts';
import { type Field, Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';

/** What the forms of a store share. */
export type Edit = { params: { id: number }; hidden: { version: string }; done: string };

/** Delivery methods, fees and rates of a store, which its own staff set within the bounds of the settings. */
export function DeliveryForm({ store, edit }: { store: StoreDetail; edit: Edit }) {
  const t = useText();
  const { delivery, take_away, schedule_order, delivery_minutes_from, delivery_minutes_to } = store;
  const { minimum_order_minor, packaging_minor, per_km_minor, minimum_charge_minor, maximum_charge_minor } =
    store;
  const { cutlery, prescription_order, halal, slot_orders, slot_items, low_stock, bounds } = store;
  const amount = useAmountField();
  const fee = (label: string) => amount(label, bounds?.fee_minor);
  return (
    <Panel title={t('stores.delivery')} text={t('stores.deliveryText')}>
      <Form
        {...edit}
        endpoint={updateStoreDelivery}
        values={{
          delivery,
          take_away,
          schedule_order,
          delivery_minutes_from,
          delivery_minutes_to,
          slot_orders,
          slot_items,
          low_stock,
          minimum_order_minor,
          packaging_minor,
          per_km_minor,
          minimum_charge_minor,
          maximum_charge_minor,
          cutlery,
          prescription_order,
          halal,
        }}
        fields={{
          delivery: { label: t('stores.delivers') },
          take_away: { label: t('stores.takeAway') },
          schedule_order: { label: t('stores.scheduleOrder') },
          delivery_minutes_from: { label: t('stores.minutesFrom') },
          delivery_minutes_to: { label: t('stores.minutesTo') },
          slot_orders: { label: t('stores.slotOrders'), help: t('stores.slotOrdersHelp') },
          slot_items: { label: t('stores.slotItems'), help: t('stores.slotItemsHelp') },
          low_stock: { label: t('stores.lowStock'), help: t('stores.lowStockHelp') },
          minimum_order_minor: amount(t('stores.minimumOrder'), bounds?.minimum_order_minor),
          packaging_minor: fee(t('stores.packaging')),
          per_km_minor: fee(t('stores.perKm')),
          minimum_charge_minor: fee(t('stores.minimumCharge')),
          maximum_charge_minor: fee(t('stores.maximumCharge')),
          cutlery: { label: t('stores.cutlery') },
          prescription_order: { label: t('stores.prescription') },
          halal: { label: t('stores.halal') },
        }}
      />
    </Panel>
  );
}

/** A field of an amount that names its bound, if the member has one. */
function useAmountField() {
  const t = useText();
  const money = useMoney();
  return (label: string, most: number | null | undefined): Field => ({
    label,
    control: 'money',
    ...(typeof most === 'number' && { help: t('stores.atMost', { amount: isolate(money(most)) }) }),
  });
}

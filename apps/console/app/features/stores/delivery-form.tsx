import { useText } from '@errand/client/i18n.tsx';
import { type StoreDetail, updateStoreDelivery } from '@errand/contract/console/stores';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';

/** What the forms of a store share. */
export type Edit = { params: { id: number }; hidden: { version: string }; done: string };

/** Delivery methods, fees and rates of a store. */
export function DeliveryForm({ store, edit }: { store: StoreDetail; edit: Edit }) {
  const t = useText();
  const { delivery, take_away, schedule_order, delivery_minutes_from, delivery_minutes_to } = store;
  const { minimum_order_minor, packaging_minor, tax_rate, free_delivery, self_delivery } = store;
  const { per_km_minor, minimum_charge_minor, maximum_charge_minor } = store;
  const { cutlery, prescription_order, halal, slot_orders, slot_items } = store;
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
          minimum_order_minor,
          packaging_minor,
          tax_rate,
          free_delivery,
          self_delivery,
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
          minimum_order_minor: money(t('stores.minimumOrder')),
          packaging_minor: money(t('stores.packaging')),
          tax_rate: { label: t('stores.taxRate') },
          free_delivery: { label: t('stores.freeDelivery') },
          self_delivery: { label: t('stores.selfDelivery') },
          per_km_minor: money(t('stores.perKm')),
          minimum_charge_minor: money(t('stores.minimumCharge')),
          maximum_charge_minor: money(t('stores.maximumCharge')),
          cutlery: { label: t('stores.cutlery') },
          prescription_order: { label: t('stores.prescription') },
          halal: { label: t('stores.halal') },
        }}
      />
    </Panel>
  );
}

function money(label: string) {
  return { label, control: 'money' as const };
}

import { listSettings, undoSetting } from '@errand/contract/console/settings';
import { expect, test } from 'vitest';
import { signInMethods } from '../../../../../test/codes.ts';
import { changeInConsole } from '../../../../../test/console/change-setting.ts';
import { observedShop } from '../../../../../test/console/observed-shop.ts';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { createIdentity } from '../../../../platform/identity/index.ts';
import type { PaymentProvider } from '../../../../platform/payments/index.ts';
import type { Settings } from '../../../../platform/settings.ts';
import { demoBank } from '../../../demo-bank/index.ts';
import { DEFAULT_SETTINGS } from '../../settings.defaults.ts';

const payments: PaymentProvider[] = [];
const identity = createIdentity({ firebase: { url: 'http://127.0.0.1:1/v1', key: 'web key' } });
const { shop, operator } = await openConsole({ deps: { identity, payments } });
payments.push(demoBank(shop.api.deps));
const observed = await observedShop(shop, operator);

type Aspect = keyof typeof observed;
type Given = Partial<Record<keyof Settings, unknown>>;
/** What a change of the setting changes, the value, and settings without which it has no effect. */
type Row = readonly [aspect: Aspect, value: unknown, given?: Given];

const off = (login_medium: string) => ({ login_medium, status: false, client_id: '' });
const google = { login_medium: 'google', status: true, client_id: 'shop' };
const apple = { ...google, login_medium: 'apple', client_id_app: '', redirect_url_react: '' };
const links = {
  ...DEFAULT_SETTINGS.download_user_app_links,
  playstore_url_status: '1',
  playstore_url: 'https://play.example/a',
};
const NOT_FREE = { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 };
/** The quote is 20.00 and 2.00 for the delivery, 0.50 for packaging, and 5.00 of tax. */
const EXTRA = { additional_charge_status: 1, additional_charge: 1 };

/** `config` is what only the browser reads, from the public configuration. */
const ROWS: Record<Exclude<keyof Settings, (typeof ELSEWHERE)[number]>, Row> = {
  business_name: ['config', { en: 'Marsa Market' }],
  address: ['config', { en: '4 Harbour Square' }],
  phone: ['config', '+20 2 5550 1234'],
  email: ['config', 'hello@marsa.example'],
  logo: ['config', 'c'.repeat(64)],
  logo_dark: ['config', 'e'.repeat(64)],
  social_picture: ['config', 'f'.repeat(64)],
  fav_icon: ['config', 'd'.repeat(64)],
  font: ['config', 'Cairo'],
  accent_shop: ['accents', '#7a1fa2'],
  accent_food: ['accents', '#a21f3c'],
  accent_grocery: ['accents', '#2e7d32'],
  accent_pharmacy: ['accents', '#00695c'],
  accent_ecommerce: ['accents', '#ad1457'],
  accent_parcel: ['accents', '#6d4c41'],
  accent_rental: ['accents', '#1565c0'],
  country: ['config', 'EG'],
  default_location: ['config', { lat: '25.2', lng: '55.3' }],
  download_user_app_links: ['landing', links],
  customer_verification: ['signUp', true],
  social_login: ['config', [google, off('facebook')]],
  apple_login: ['config', [apple]],
  centralize_login: ['signIn', signInMethods({ manual_login_status: 0 })],
  firebase_otp_verification: ['config', 1],
  is_sms_active: ['config', false],
  is_mail_active: ['config', false],
  country_picker_status: ['config', 0],
  cash_on_delivery: ['memberQuote', false],
  digital_payment: ['memberQuote', false],
  partial_payment_status: ['memberQuote', 0],
  partial_payment_method: ['memberQuote', 'cod'],
  offline_payment_status: ['memberQuote', 1],
  offline_payment_hours: ['config', 48],
  add_fund_status: ['topUp', 0],
  customer_wallet_status: ['wallet', 0],
  loyalty_point_status: ['points', 0],
  loyalty_point_exchange_rate: ['manyPoints', 30],
  loyalty_point_item_purchase_point: ['earnedPoints', 50],
  loyalty_point_minimum_point: ['fewPoints', 200],
  ref_earning_status: ['config', 0],
  ref_earning_exchange_rate: ['config', 3],
  ref_earning_min_order: ['config', 5],
  wallet_funding_limit: ['funding', 0],
  order_delivery_verification: ['doorCode', true],
  prescription_order_status: ['config', false],
  schedule_order: ['slots', false],
  schedule_order_slot_duration: ['slots', 60],
  dm_tips_status: ['tipQuote', 0],
  guest_checkout_status: ['quote', 0],
  per_km_shipping_charge: ['quote', 9],
  minimum_shipping_charge: ['quote', 7],
  free_delivery_over: ['quote', 20, { admin_free_delivery: NOT_FREE }],
  admin_free_delivery: ['quote', { ...NOT_FREE, status: true, type: 'free_delivery_to_all_store' }],
  additional_charge_status: ['quote', 1, { additional_charge: 1 }],
  additional_charge_name: ['quote', { en: 'Harbor fee' }, EXTRA],
  additional_charge: ['quote', 3, EXTRA],
  tax_included: ['quote', 1],
  delivery_tax_percentage: ['quote', 19, { admin_free_delivery: NOT_FREE }],
  packaging_tax_percentage: ['quote', 19],
  additional_charge_tax_percentage: ['quote', 19, EXTRA],
  home_delivery_status: ['quote', 0],
  takeaway_status: ['pickupQuote', 0],
  order_confirmation_model: ['newOrder', 'deliveryman'],
  order_accept_minutes: ['newOrder', 10],
  canceled_by_deliveryman: ['delivery', true],
  canceled_by_store: ['confirmedOrder', false],
  dm_picture_upload_status: ['delivery', 1, { order_delivery_verification: true }],
  refund_active_status: ['deliveredOrder', false],
  parcel_cancellation_status: ['carriedParcel', 0],
  parcel_cancellation_basic_setup: ['carriedParcel', { return_fee_status: '1', return_fee: '10' }],
  parcel_return_time_fee: [
    'canceledParcel',
    { status: '1', parcel_return_time: '2', return_time_type: 'day' },
  ],
  parcel_tax_percentage: ['parcelQuote', 10],
  parcel_maximum_distance: ['parcelQuote', 1],
  parcel_cross_zone_status: ['parcelAcross', 0],
  parcel_opening_time: ['parcelSlots', '12:00', { parcel_closing_time: '20:00' }],
  parcel_closing_time: ['parcelSlots', '12:00'],
  toggle_veg_non_veg: ['config', false],
  toggle_store_registration: ['storeForm', false],
  toggle_dm_registration: ['courierForm', false],
  maintenance_mode: ['config', true],
  orders_open: ['quote', false],
  orders_closed_reason: ['config', { en: 'Storm' }],
  refund_policy: ['refundPolicy', 0],
  cancelation_policy: ['cancellationPolicy', 0],
  shipping_policy: ['shippingPolicy', 0],
  social_media: ['config', [{ id: 1, name: 'instagram', link: 'https://instagram.example/m', status: 1 }]],
  footer_menu: [
    'config',
    [{ title: { en: 'Us' }, links: [{ label: { en: 'About us' }, address: '/about-us' }] }],
  ],
  footer_text: ['config', { en: 'Open late.' }],
  cookies_text: ['config', { en: 'Only what the shop needs.' }],
  admin_commission: ['statement', 20],
  commission_basis: ['agreedTerms', 'listed'],
  commission_basis_tax: ['agreedTerms', 'without'],
  commission_tax_percent: ['agreedTerms', 20],
  goods_tax_payer: ['agreedTerms', 'operator'],
  courier_delivery_percent: ['agreedTerms', 80],
  courier_return_fee_percent: ['agreedTerms', 50],
  store_discount_percent: ['agreedTerms', 60],
  cancellation_fee_store_percent: ['agreedTerms', 40],
  cancellation_fee_courier_percent: ['agreedTerms', 10],
  commission_business_model: ['config', 0],
  subscription_business_model: ['plans', 1],
  currency_symbol: ['config', 'د.إ'],
  currency_symbol_direction: ['config', 'right'],
  timeformat: ['config', '12'],
};

/** Settings whose effects are tested elsewhere. */
const ELSEWHERE = [
  // fulfilment-settings.test.ts of the deliveries: an offer ends by itself.
  'show_dm_earning',
  // prescriptions.routes.test.ts: the deadline of an offer.
  'prescription_answer_minutes',
  // keep-prescriptions.test.ts: when the files are deleted.
  'prescription_keep_days',
  // quiet-hours.test.ts of the messaging: when a message is sent.
  'quiet_hours_from',
  'quiet_hours_until',
  // payout-runs.routes.test.ts and bank-accounts.routes.test.ts: what is paid, when and from which account.
  'payout_minimum',
  'payout_waiting_days',
  'payout_account_days',
  'payout_sender_name',
  'payout_sender_iban',
  'payout_sender_bic',
  // agreement.test.ts and store-bills.test.ts of the documents: the operator as their seller.
  'legal_name',
  'legal_address',
  'legal_city',
  'legal_postcode',
  'register_number',
  'tax_number',
  // journal.routes.test.ts: the head of the file for DATEV.
  'datev_consultant',
  'datev_client',
  'datev_first_month',
  // cash-limit.test.ts of the deliveries: the cash orders that couriers are offered.
  'courier_cash_limit',
  // order-terms.routes.test.ts: who bears coupons and free deliveries.
  'store_own_coupon_percent',
  'store_shop_coupon_percent',
  'store_own_free_delivery_percent',
  'store_shop_free_delivery_percent',
  // advertisement-price.routes.test.ts and plan-charges.routes.test.ts: what a store is charged.
  'advertisement_day_price',
  'store_fee_tax_percent',
  // store-offer.routes.test.ts and stores.routes.test.ts: what a store may set itself.
  'store_fee_max',
  'store_minimum_order_max',
  'store_offer_max_discount',
  'store_offer_max_percent',
  // currency.test.ts: refused once an amount is stored.
  'currency_code',
  'digit_after_decimal_point',
  // parcel-reads.routes.test.ts: the rates of a zone without its own.
  'parcel_per_km_shipping_charge',
  'parcel_minimum_shipping_charge',
  // store-plan.routes.test.ts: the trial of a plan, and the warning before its end.
  'subscription_free_trial_status',
  'subscription_free_trial_days',
  'subscription_free_trial_type',
  'subscription_deadline_warning_days',
  'subscription_deadline_warning_message',
  // send-campaign.test.ts of the newsletter: the links of a mail, and how many are sent in a minute.
  'newsletter_count_clicks',
  'newsletter_per_minute',
] as const satisfies (keyof Settings)[];

async function undo(key: string): Promise<void> {
  const { rows } = await operator.call(listSettings, {});
  const { version = '' } = rows.find((row) => row.key === key) ?? {};
  await operator.call(undoSetting, { params: { key }, body: { version } });
}

test('every setting of the console is in the table', () => {
  expect([...Object.keys(ROWS), ...ELSEWHERE].toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
});

test.each(Object.entries(ROWS))(
  'changing %s changes the shop, and undoing it restores it',
  async (key, row) => {
    const [aspect, value, given = {}] = row;
    const observe = async () => {
      const found: unknown = await observed[aspect]();
      return aspect === 'config' ? pick(found as Record<string, unknown>, key) : found;
    };
    for (const [other, setting] of Object.entries(given)) await changeInConsole(operator, other, setting);
    const before = await observe();
    await changeInConsole(operator, key, value);
    expect(await observe()).not.toEqual(before);
    await undo(key);
    expect(await observe()).toEqual(before);
    for (const other of Object.keys(given)) await undo(other);
  },
);

/** The field of a setting; pictures have their address. */
function pick(config: Record<string, unknown>, key: string): unknown {
  return config[`${key}_full_url`] ?? config[key];
}

test('a text of digits stays a text', async () => {
  await changeInConsole(operator, 'phone', '0455501234');
  expect((await observed.config()).phone).toBe('0455501234');
  const { rows } = await operator.call(listSettings, {});
  expect(rows.find(({ key }) => key === 'phone')?.value).toBe('0455501234');
  await undo('phone');
});

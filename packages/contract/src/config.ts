import { type AccentScope, FONTS } from '@errand/domain/brand';
import { CONFIRMATION_MODELS } from '@errand/domain/orders';
import { REMAINDER_METHODS } from '@errand/domain/payments';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, amount, appUrl, flag, id, imageKey, imageUrl, integer, text } from './schemas.ts';

/** A number of 0 or more as text, as older clients read it. */
const numeric = z.string().regex(/^\d+(\.\d+)?$/);
const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

const appLinks = z.object({
  playstore_url_status: text.meta(about('"1" if the address is shown.', '1')),
  playstore_url: appUrl.describe('Address of the app for Android.'),
  apple_store_url_status: text.meta(about('"1" if the address is shown.', '1')),
  apple_store_url: appUrl.describe('Address of the app for iOS.'),
});

const moduleSwitches = z.object({
  order_status: z
    .object({
      accepted: z.boolean().describe('Whether a courier accepts the order before the store confirms it.'),
    })
    .describe('States that orders of the module pass through.'),
  order_place_to_schedule_interval: z.boolean().describe('Whether scheduled orders have a lead time.'),
  add_on: z.boolean().describe('Whether items have add-ons.'),
  stock: z.boolean().describe('Whether pieces in stock are counted.'),
  veg_non_veg: z.boolean().describe('Whether items are marked as vegetarian or not.'),
  unit: z.boolean().describe('Whether items have a unit, such as kg.'),
  order_attachment: z.boolean().describe('Whether orders carry attachments, such as prescriptions.'),
  show_restaurant_text: z.boolean().describe('Whether stores are called restaurants.'),
  is_parcel: z.boolean().describe('Whether it is the parcel module.'),
  is_rental: z.boolean().describe('Whether it is the rental module.'),
  is_taxi: z.boolean().describe('Older name of `is_rental`.'),
  organic: z.boolean().describe('Whether items are marked as organic.'),
  cutlery: z.boolean().describe('Whether cutlery is offered.'),
  common_condition: z.boolean().describe('Whether items are sorted by common conditions.'),
  nutrition: z.boolean().describe('Whether items list nutrition facts.'),
  allergy: z.boolean().describe('Whether items list allergens.'),
  basic: z.boolean().describe('Whether there is a shelf of basics.'),
  halal: z.boolean().describe('Whether items are marked as halal.'),
  brand: z.boolean().describe('Whether items have a brand.'),
  generic_name: z.boolean().describe('Whether items list active ingredients.'),
  new_variation: z.boolean().describe('Whether items have groups of choices instead of variations.'),
  item_available_time: z.boolean().describe('Whether items have hours of their own.'),
  always_open: z.boolean().describe('Whether stores have no opening hours.'),
  all_zone_service: z.boolean(),
  description: text,
});

const color = z
  .string()
  .nullable()
  .meta(about('A color as `#rrggbb`; null for that of the shop, or of the product.', '#1a7533'));

export const config = z
  .object({
    business_name: text.meta(about('Name of the shop.', 'Errand')),
    address: text.meta(about('Address of the operator.', 'Harbor Square 1, Marsa')),
    phone: text.meta(about('Phone number of the operator.', '+97140000000')),
    email: text.meta(about('Email address of the operator.', 'hello@example.org')),
    logo: imageKey.describe('Key of the logo; null without one.'),
    logo_full_url: imageUrl,
    logo_dark: imageKey.describe('Key of the logo on dark pages; null for the same one.'),
    logo_dark_full_url: imageUrl.describe('Address of that logo; null without one.'),
    fav_icon: imageKey.describe('Key of the square icon of tabs and home screens; null without one.'),
    fav_icon_full_url: imageUrl.describe('Address of that icon; null without one.'),
    social_picture: imageKey.describe('Key of the picture that shared links show; null without one.'),
    social_picture_full_url: imageUrl.describe('Address of that picture; null without one.'),
    accent_colors: z
      .object({
        shop: color,
        food: color,
        grocery: color,
        pharmacy: color,
        ecommerce: color,
        parcel: color,
        rental: color,
      } satisfies Record<AccentScope, typeof color>)
      .describe('Accents that the operator has chosen for the shop and for modules, as `#rrggbb`.'),
    font: z.enum(FONTS).describe('The font of the pages, by the name of its family.'),
    country: text.meta(about('Country of the shop, ISO 3166-1 alpha-2.', 'AE')),
    default_location: z
      .object({
        lat: text.meta(about('Latitude as text.', '25.2048')),
        lng: text.meta(about('Longitude as text.', '55.2708')),
      })
      .describe('Where a map begins before the visitor chose a place.'),
    currency_symbol: text.meta(about('Symbol of the currency.', '$')),
    currency_code: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta(about('ISO 4217 code of the currency.', 'USD')),
    currency_symbol_direction: z
      .enum(['left', 'right'])
      .describe('Side of the amount on which the symbol is written.'),
    digit_after_decimal_point: integer.meta(about('Decimals of the currency.', 2)),
    timeformat: z.enum(['12', '24']).describe('Hours of the day: 12 with AM and PM, or 24.'),
    time_zone: text.meta(
      about(
        'IANA name of the shop’s time zone, in which times without a zone of their own are shown.',
        'Asia/Dubai',
      ),
    ),
    language: z
      .array(z.object({ key: text, value: text.meta(about('Value.', 'English')) }))
      .describe('Languages of names and texts.'),
    sys_language: z
      .array(
        z.object({
          key: text,
          value: text.meta(about('Value.', 'English')),
          direction: z.enum(['ltr', 'rtl']).describe('Writing direction.'),
          default: z.boolean().describe('Whether it is the default.'),
        }),
      )
      .describe('The same languages with their writing direction.'),
    app_minimum_version_android: z
      .number()
      .nullable()
      .describe('Oldest supported version of the customer app; null without an app.'),
    app_url_android: appUrl.nullable().describe('Address of the customer app for Android; null without one.'),
    app_minimum_version_ios: z
      .number()
      .nullable()
      .describe('Oldest supported version of the customer app for iOS; null without an app.'),
    app_url_ios: appUrl.nullable().describe('Address of the customer app for iOS; null without one.'),
    app_minimum_version_android_store: z
      .number()
      .nullable()
      .describe('Oldest supported version of the store app; null without an app.'),
    app_url_android_store: appUrl
      .nullable()
      .describe('Address of the store app for Android; null without one.'),
    app_minimum_version_ios_store: z
      .number()
      .nullable()
      .describe('Oldest supported version of the store app for iOS; null without an app.'),
    app_url_ios_store: appUrl.nullable().describe('Address of the store app for iOS; null without one.'),
    app_minimum_version_android_deliveryman: z
      .number()
      .nullable()
      .describe('Oldest supported version of the courier app; null without one.'),
    app_url_android_deliveryman: appUrl
      .nullable()
      .describe('Address of the courier app for Android; null without one.'),
    app_minimum_version_ios_deliveryman: z
      .number()
      .nullable()
      .describe('Oldest supported version of the courier app for iOS; null without one.'),
    app_url_ios_deliveryman: appUrl
      .nullable()
      .describe('Address of the courier app for iOS; null without one.'),
    customer_verification: z
      .boolean()
      .describe('Whether customers must verify a contact when they sign up or in.'),
    order_delivery_verification: z
      .boolean()
      .describe('Whether the customer tells the courier a code at the door.'),
    prescription_order_status: z.boolean().describe('Whether prescription-only orders are accepted.'),
    schedule_order: z.boolean(),
    schedule_order_slot_duration: integer.meta(about('Length of a delivery slot in minutes.', 30)),
    cash_on_delivery: z.boolean(),
    digital_payment: z.boolean(),
    digital_payment_info: z
      .object({
        digital_payment: z.boolean(),
        plugin_payment_gateways: z.boolean().describe('Whether providers are configured.'),
        default_payment_gateways: z.boolean().describe('Whether providers are configured.'),
      })
      .describe('Details of digital payment.'),
    active_payment_method_list: z
      .array(
        z.object({
          gateway: text.meta(about('Name of the provider, for calls.', 'stripe')),
          gateway_title: text.meta(about('Name of the provider, for people.', 'Card')),
          gateway_image: imageKey.describe('Key of the provider’s logo; null without one.'),
          gateway_image_full_url: imageUrl.describe('Address of that logo; null without one.'),
        }),
      )
      .describe('Providers of digital payment; send `gateway` as `payment_method`.'),
    partial_payment_status: flag.describe('1 if the wallet may pay a part of an order.'),
    partial_payment_method: z.enum(REMAINDER_METHODS).describe('What may pay the rest of such an order.'),
    offline_payment_hours: integer.meta(
      about('Hours in which an offline payment has to arrive, else the order is canceled.', 24),
    ),
    offline_payment_status: flag.describe('1 if payment by bank transfer and the like is accepted.'),
    add_fund_status: flag.describe('1 if the wallet can be topped up.'),
    customer_wallet_status: flag.describe('1 if there are wallets.'),
    dm_tips_status: flag.describe('1 if couriers can be tipped.'),
    guest_checkout_status: flag.describe('1 if guests may order.'),
    loyalty_point_status: flag.describe('1 if there are loyalty points.'),
    loyalty_point_exchange_rate: integer.meta(about('Points for one unit of the currency.', 10)),
    loyalty_point_item_purchase_point: z
      .number()
      .describe('Points for a purchase, in percent of its amount.'),
    loyalty_point_minimum_point: integer.meta(about('Fewest points of one conversion.', 50)),
    ref_earning_status: flag.describe('1 if inviting others is rewarded.'),
    ref_earning_exchange_rate: amount.meta(about('Reward for an invitation.', 2)),
    ref_earning_min_order: amount.meta(about('Smallest first order that is rewarded; 0 for any.', 10)),
    per_km_shipping_charge: amount,
    minimum_shipping_charge: amount,
    free_delivery_over: amount
      .nullable()
      .describe('Delivery is free from this amount on; null without such an offer.'),
    admin_free_delivery: z
      .object({
        status: z.boolean().describe('Whether it is granted.'),
        type: z
          .enum(['free_delivery_to_all_store', 'free_delivery_by_order_amount'])
          .describe('For all stores, or from an amount on.'),
        free_delivery_over: amount.describe(
          'Delivery is free from this amount on; null without such an offer.',
        ),
      })
      .describe('Free delivery that the operator grants.'),
    additional_charge_status: flag.describe('1 if the operator adds a fee to orders.'),
    additional_charge_name: text,
    additional_charge: amount,
    tax_included: flag.describe('1 if prices include the tax.'),
    home_delivery_status: flag.describe('1 if orders are delivered.'),
    takeaway_status: flag.describe('1 if orders can be picked up.'),
    order_confirmation_model: z
      .enum(CONFIRMATION_MODELS)
      .describe('Who confirms a delivery first: its store, or a courier before it.'),
    show_dm_earning: z.boolean().describe('Whether couriers see what they earn.'),
    canceled_by_deliveryman: z.boolean().describe('Whether couriers may cancel orders before the pickup.'),
    canceled_by_store: z.boolean().describe('Whether stores may cancel orders that they have accepted.'),
    dm_picture_upload_status: flag.describe('1 if couriers send a picture of the delivery.'),
    demo: z
      .boolean()
      .describe('Whether this is a demonstration: no real money, codes readable in `listInbox`.'),
    maintenance_mode: z.boolean().describe('Whether changes are rejected with 503 for the moment.'),
    orders_open: z
      .boolean()
      .meta(
        about(
          'Whether orders and bookings are taken. Otherwise placing one is rejected with `orders_closed`.',
          true,
        ),
      ),
    orders_closed_reason: text.meta(about('Why no orders are taken; empty without a reason.', '')),
    toggle_veg_non_veg: z.boolean().describe('Whether vegetarian dishes are marked.'),
    toggle_store_registration: z.boolean().describe('Whether stores may apply.'),
    toggle_dm_registration: z.boolean().describe('Whether couriers may apply.'),
    toggle_rider_registration: z.boolean().describe('Whether drivers may apply.'),
    refund_active_status: z.boolean().describe('Whether refunds can be requested.'),
    refund_policy: flag.describe('1 if the page exists.'),
    cancelation_policy: flag.describe('1 if the page exists.'),
    shipping_policy: flag.describe('1 if the page exists.'),
    social_login: z
      .array(
        z.object({
          login_medium: z.enum(['google', 'facebook']),
          status: z.boolean().describe('Whether it is offered.'),
          client_id: text.meta(about('Client id of the shop at the provider.', '1234.apps.example.org')),
        }),
      )
      .describe('Social sign-in by Google and Facebook.'),
    apple_login: z
      .array(
        z.object({
          login_medium: z.literal('apple'),
          status: z.boolean().describe('Whether it is offered.'),
          client_id: text.meta(about('Client id of the shop at the provider.', '1234.apps.example.org')),
          client_id_app: text.meta(about('Client id for apps.', 'org.example.errand')),
          redirect_url_flutter: text.meta(
            about('Return address for apps.', 'https://shop.example.org/apple'),
          ),
          redirect_url_react: text.meta(
            about('Return address for browsers.', 'https://shop.example.org/home'),
          ),
        }),
      )
      .describe('Social sign-in by Apple.'),
    centralize_login: z
      .object({
        manual_login_status: flag.describe('1 for sign-in by password.'),
        otp_login_status: flag.describe('1 for sign-in by a code.'),
        social_login_status: flag.describe('1 for sign-in by a social account.'),
        google_login_status: flag.describe('1 for Google.'),
        facebook_login_status: flag.describe('1 for Facebook.'),
        apple_login_status: flag.describe('1 for Apple.'),
        email_verification_status: flag.describe('1 if emails must be verified.'),
        phone_verification_status: flag.describe('1 if phones must be verified.'),
      })
      .describe('Ways of sign-in and verification that are offered.'),
    firebase_otp_verification: flag.describe('1 if Firebase sends the codes to phones.'),
    is_sms_active: z.boolean().describe('Whether SMS are sent.'),
    place_search: z
      .boolean()
      .describe(
        'Whether places can be searched and points have addresses. Without it, orders need street and house.',
      ),
    is_mail_active: z.boolean().describe('Whether emails are sent.'),
    country_picker_status: flag.describe('1 if phone fields offer other countries.'),
    module: z
      .object({ id, module_type: text, module_name: text })
      .nullable()
      .describe('The only module of the shop; null where there are several.'),
    module_type: text
      .nullable()
      .meta(about('Kind of the only module; null where there are several.', 'food')),
    module_config: z
      .object({
        module_type: z
          .array(text)
          .meta(about('The kinds.', ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'])),
        grocery: moduleSwitches.describe('What grocery supports.'),
        food: moduleSwitches.describe('What food supports.'),
        pharmacy: moduleSwitches.describe('What pharmacy supports.'),
        ecommerce: moduleSwitches.describe('What shops support.'),
        parcel: moduleSwitches.describe('What parcels support.'),
        rental: moduleSwitches.describe('What rental supports.'),
      })
      .describe('Kinds of modules and what each one supports.'),
    parcel_per_km_shipping_charge: amount.meta(about('Charge for a parcel and kilometer.', 1)),
    parcel_minimum_shipping_charge: amount.meta(about('Lowest charge for a parcel.', 4)),
    parcel_cancellation_status: flag.describe('1 if parcels can also be canceled after the pickup.'),
    parcel_cancellation_basic_setup: z
      .object({
        return_fee_status: numeric.meta(about('"1" if there is a return fee.', '1')),
        return_fee: numeric.meta(about('Percent of the delivery charge, as text.', '50')),
      })
      .describe('The fee for bringing back a parcel.'),
    parcel_return_time_fee: z
      .object({
        status: numeric.meta(about('"1" if there is a deadline.', '1')),
        parcel_return_time: numeric.meta(
          about('Length of the deadline in the unit of `return_time_type`, as text.', '24'),
        ),
        return_time_type: z.enum(['hour', 'day']).describe('Unit of the deadline.'),
        return_fee_for_dm: numeric.meta(about('What a late return costs the courier, as text.', '5')),
      })
      .describe('Until when a canceled parcel is brought back.'),
    parcel_tax_percentage: z.number().min(0).max(100).describe('Tax on the charge of parcels in percent.'),
    parcel_maximum_distance: z
      .number()
      .min(0)
      .describe('Longest way of a parcel in kilometers; 0 is no limit.'),
    parcel_cross_zone_status: flag.describe('1 if sender and receiver may be in different zones.'),
    parcel_opening_time: clock.meta(
      about('When the hours of parcels begin, in the time of the zone.', '08:00'),
    ),
    parcel_closing_time: clock.meta(about('When they end; the same time is the whole day.', '22:00')),
    vehicle_distance_min: amount.meta(about('Lowest price of a vehicle for a kilometer.', 0.4)),
    vehicle_hourly_min: amount.meta(about('Lowest price of a vehicle for an hour.', 6)),
    vehicle_day_wise_min: amount.meta(about('Lowest price of a vehicle for a day.', 28)),
    social_media: z
      .array(
        z.object({
          id,
          name: text,
          link: text.meta(about('Address that it leads to.', 'https://social.example.org/errand')),
          status: flag,
        }),
      )
      .describe('The operator’s pages in social networks.'),
    footer_menu: z
      .array(
        z.object({
          title: text.meta(about('Heading of the group.', 'Company')),
          links: z
            .array(
              z.object({
                label: text.meta(about('What the link says.', 'About us')),
                address: text.meta(about('A path of the shop, or an address.', '/about-us')),
              }),
            )
            .describe('The links of the group.'),
        }),
      )
      .describe('Links of the footer in groups; empty for those of the product.'),
    footer_text: text.meta(about('Text below every page.', 'Everything delivered.')),
    cookies_text: text.meta(about('Text about cookies.', 'This shop stores what it needs to work.')),
    landing_page_links: z
      .object({
        app_url_android_status: text.meta(about('"1" if the address is shown.', '1')),
        app_url_android: appUrl.describe('Address of the app for Android.'),
        app_url_ios_status: text.meta(about('"1" if the address is shown.', '1')),
        app_url_ios: appUrl.describe('Address of the app for iOS.'),
        web_app_url_status: text.meta(about('"1" if the address is shown.', '1')),
        web_app_url: text.meta(about('Address of the shop in a browser.', 'https://shop.example.org')),
      })
      .describe('Addresses of the apps for the landing page.'),
    download_user_app_links: appLinks.describe(
      'Addresses of the customer app. Statuses are the texts "1" and "0".',
    ),
    landing_page_settings: z
      .object({
        mobile_app_section_image: text.meta(about('Key of the picture of the app.', '0c55d2')),
        top_content_image: text.meta(about('Key of the picture at the top.', '0c55d3')),
      })
      .nullable()
      .describe('Pictures of an older landing page; null without them.'),
    base_urls: z.record(text, text).meta(
      about('Addresses before picture keys, by the kind of picture, for older clients.', {
        item_image_url: 'https://shop.example.org/media',
      }),
    ),
    websocket_status: flag.describe('1 if there is a websocket. Use the event streams instead.'),
    websocket_url: text.meta(about('Host of the websocket.', '')),
    websocket_port: integer.meta(about('Port of the websocket.', 6001)),
    websocket_key: text.meta(about('Key of the websocket.', '')),
    disbursement_type: z.enum(['manual', 'automated']).describe('How stores and couriers are paid out.'),
    restaurant_disbursement_waiting_time: integer.meta(about('Days until stores are paid out.', 7)),
    dm_disbursement_waiting_time: integer.meta(about('Days until couriers are paid out.', 7)),
    min_amount_to_pay_store: amount.meta(about('Smallest payout to a store.', 20)),
    min_amount_to_pay_dm: amount.meta(about('Smallest payout to a courier.', 20)),
    admin_commission: z.number().meta(about('Commission of the operator in percent.', 10)),
    commission_business_model: flag.describe('1 if stores can pay by commission.'),
    subscription_business_model: flag.describe('1 if stores can pay by a monthly plan.'),
    subscription_free_trial_status: flag.describe('1 if plans begin with a free trial.'),
    subscription_free_trial_days: integer.meta(about('Length of the trial.', 14)),
    subscription_free_trial_type: text.meta(about('Unit of the trial.', 'day')),
    subscription_deadline_warning_days: integer.describe(
      'Days before the end of a plan on which the store is reminded.',
    ),
    subscription_deadline_warning_message: text.meta(about('Text of the reminder.', 'Your plan ends soon.')),
  })
  .describe('The operator’s configuration. It changes at run time.');
export type Config = z.output<typeof config>;

export const getConfig = endpoint({
  name: 'getConfig',
  tag: 'Configuration',
  summary: 'Business data and feature switches of the storefront',
  description:
    'Call it first. It says which features the operator has switched on, how money and time are written, and which ways of payment and sign-in exist. It changes at run time: read it again every few minutes.',
  method: 'GET',
  path: '/api/v1/config',
  access: 'public',
  response: config,
  cache: { seconds: 30 },
});

import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { DELIVERY_TIME_TYPES, IDENTITY_TYPES } from '@errand/domain/registration';
import { TITLE_CHARACTERS } from '@errand/domain/text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { personNamePart } from './person-fields.ts';
import { about, amount, flag, id, idParam, integer, latitude, longitude, message, text } from './schemas.ts';
import { identifierText, secretText } from './typed-texts.ts';

/** An example of the API document. */
const EXAMPLE_PERSON = {
  f_name: 'Omar',
  l_name: 'Nasser',
  email: 'omar@example.org',
  phone: '+971507654321',
  password: 'olive-tree-52',
};

/** The applicant. The service validates each field, so that all invalid fields are reported at once. */
const person = {
  f_name: personNamePart.default(''),
  l_name: personNamePart.default(''),
  phone: identifierText.max(40).default(''),
  email: identifierText.max(300).default(''),
  password: secretText.max(1000).default(''),
};

const personErrors = [
  'not_found',
  'required',
  'name_required',
  'email_required',
  'email_invalid',
  'email_long',
  'email_taken',
  'phone_required',
  'phone_invalid',
  'phone_taken',
  'password_required',
  'password_short',
  'password_long',
  'password_common',
  'picture_type',
  'picture_large',
  'too_large',
  'too_many_requests',
] as const;

/** An empty form field counts as omitted. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === 'null' ? undefined : value), schema.optional());

const forAll = { tag: 'Registration', access: 'public' } as const;

export const registerStore = endpoint({
  ...forAll,
  name: 'registerStore',
  summary: 'Applies as a store; files: logo, cover_photo, tin_certificate_image',
  description:
    'Stores the application; the operator decides. Reports all invalid fields at once. Keep `store_id`, the secret key of the application, for `chooseStorePlan`.',
  method: 'POST',
  path: '/api/v1/auth/vendor/register',
  multipart: true,
  files: {
    logo: 'JPEG, PNG or WebP.',
    cover_photo: 'JPEG, PNG or WebP.',
    tin_certificate_image: 'The tax certificate.',
  },
  body: z.object({
    ...person,
    translations: z
      .array(
        z.object({
          locale: z.string().max(10).meta(about('Language of the text.', DEFAULT_LANGUAGE)),
          key: z.string().max(40).meta(about('`name` or `address`.', 'name')),
          value: z.string().max(TITLE_CHARACTERS).meta(about('The text.', 'Harbor Bakery')),
        }),
      )
      .max(20)
      .default([])
      .describe('Name and address of the store in the languages of the shop.'),
    zone_id: optional(idParam),
    module_id: optional(idParam),
    latitude: optional(latitude),
    longitude: optional(longitude),
    minimum_delivery_time: z.coerce
      .number()
      .default(Number.NaN)
      .catch(Number.NaN)
      .describe('Shortest time until delivery.'),
    maximum_delivery_time: z.coerce
      .number()
      .default(Number.NaN)
      .catch(Number.NaN)
      .describe('Longest time until delivery.'),
    delivery_time_type: z.enum(DELIVERY_TIME_TYPES).default('min').describe('Unit of both.'),
    tax: z.coerce.number().default(0).catch(Number.NaN),
    business_plan: z
      .enum(['commission', 'subscription'])
      .default('commission')
      .describe('How the store pays: by commission or by a monthly plan.'),
    package_id: optional(idParam),
    tin: identifierText.max(60).default('').meta(about('Tax number.', '100123456700003')),
    tin_expire_date: optional(z.iso.date()).meta(about('Last day of its validity.', '2027-12-31')),
    pickup_zone_id: z
      .union([z.array(idParam).max(50), idParam.transform((one) => [one])])
      .default([])
      .describe('Of a rental provider, the zones where vehicles are handed over.'),
  }),
  example: {
    ...EXAMPLE_PERSON,
    translations: [
      { locale: DEFAULT_LANGUAGE, key: 'name', value: 'Harbor Bakery' },
      { locale: DEFAULT_LANGUAGE, key: 'address', value: 'Lantern Street 12' },
    ],
    zone_id: 1,
    module_id: 1,
    latitude: 25.2048,
    longitude: 55.2708,
    minimum_delivery_time: 20,
    maximum_delivery_time: 40,
    delivery_time_type: 'min',
    tax: 5,
    business_plan: 'commission',
  },
  /** `store_id` is the application's unguessable key, which authorizes choosing the plan. */
  response: message.extend({
    store_id: text.meta(about('Secret key of the application, for `chooseStorePlan`.', '4c1d9e7ab2f04c56')),
    package_id: id.nullable(),
    type: text.meta(about('How the store pays.', 'commission')),
  }),
  errors: [
    ...personErrors,
    'coordinates',
    'delivery_time_invalid',
    'delivery_time_order',
    'tax_invalid',
    'plan_unknown',
  ],
});

export const registerCourier = endpoint({
  ...forAll,
  name: 'registerCourier',
  summary: 'Applies as a courier; files: image and one or more identity_image[]',
  description: 'Stores the application; the operator decides. Reports all invalid fields at once.',
  method: 'POST',
  path: '/api/v1/auth/delivery-man/store',
  multipart: true,
  files: { image: 'A photo of the applicant.', 'identity_image[]': 'Pictures of the identity document.' },
  body: z.object({
    ...person,
    identity_type: z.enum(IDENTITY_TYPES).default('passport').describe('Kind of the identity document.'),
    identity_number: identifierText
      .max(60)
      .default('')
      .meta(about('Number of the identity document.', 'N1234567')),
    earning: z.coerce.number().pipe(flag).default(1).meta(about('1 for a freelancer, 0 for a salary.', 1)),
    zone_id: optional(idParam),
    vehicle_id: optional(idParam),
  }),
  example: {
    ...EXAMPLE_PERSON,
    identity_type: 'passport',
    identity_number: 'N1234567',
    earning: 1,
    zone_id: 1,
    vehicle_id: 2,
  },
  response: message,
  errors: personErrors,
});

export const listCourierVehicles = endpoint({
  ...forAll,
  name: 'listCourierVehicles',
  summary: 'Vehicles of couriers',
  description: 'Values for `vehicle_id` of an application.',
  method: 'GET',
  path: '/api/v1/get-vehicles',
  response: z.array(
    z.object({ id, type: text, extra_charges: amount.meta(about('What a delivery by it costs more.', 0)) }),
  ),
  cache: { seconds: 30 },
});

export const listStorePlans = endpoint({
  ...forAll,
  name: 'listStorePlans',
  summary: 'Monthly plans for stores; none while the operator offers only commission',
  description: 'Prices are per period of `validity` days.',
  method: 'GET',
  path: '/api/v1/vendor/package-view',
  query: z.object({ module_id: optional(idParam) }),
  response: z.object({
    packages: z
      .array(
        z.object({
          id,
          package_name: text.meta(about('Name of the plan.', 'Basic')),
          price: amount,
          validity: integer.meta(about('Days of one period.', 30)),
          max_order: text.meta(about('Orders in a period: a number as text, or `unlimited`.', '300')),
          max_product: text.meta(about('Items: a number as text, or `unlimited`.', 'unlimited')),
          pos: flag.describe('1 with a cash register system.'),
          mobile_app: flag.describe('1 with the store app.'),
          chat: flag.describe('1 with chat.'),
          review: flag.describe('1 with reviews.'),
          self_delivery: flag.describe('1 with couriers of its own.'),
          status: flag,
          default: flag.describe('1 for the plan that is chosen at first.'),
          text: text.meta(about('A sentence about the plan.', 'For a store that begins.')),
        }),
      )
      .describe('The plans.'),
  }),
  cache: { seconds: 30 },
});

export const chooseStorePlan = endpoint({
  ...forAll,
  name: 'chooseStorePlan',
  summary: 'Chooses the plan of a pending application: commission or monthly plan',
  description: 'Send the `store_id` that `registerStore` returned.',
  method: 'POST',
  path: '/api/v1/vendor/business_plan',
  body: z.object({
    store_id: z.string().max(100).meta(about('Secret key of the application.', '4c1d9e7ab2f04c56')),
    business_plan: z
      .enum(['commission', 'subscription'])
      .describe('How the store pays: by commission or by a monthly plan.'),
    package_id: optional(idParam),
  }),
  example: { store_id: '4c1d9e7ab2f04c56', business_plan: 'subscription', package_id: 1 },
  response: message,
  errors: ['not_found', 'plan_unknown', 'plan_paid'],
});

export const payStorePlan = endpoint({
  ...forAll,
  name: 'payStorePlan',
  summary:
    'Opens the hosted page of a payment provider for the monthly plan of a pending application, or returns the open one; a free plan leads straight to the callback. The paid plan becomes that of the application',
  description: 'Send the `store_id` that `registerStore` returned; open `redirect_link` in a browser.',
  method: 'POST',
  path: '/api/v1/vendor/subscription/payment/api',
  body: z.object({
    store_id: z.string().max(100).meta(about('Secret key of the application, from `registerStore`.', '5')),
    package_id: optional(idParam).meta(about('The plan; by default that of the application.', 1)),
    payment_gateway: z
      .string()
      .max(40)
      .optional()
      .meta(
        about('A gateway of `active_payment_method_list`; some clients send `payment_method`.', 'stripe'),
      ),
    payment_method: z.string().max(40).optional(),
    callback: z
      .string()
      .max(300)
      .optional()
      .meta(
        about(
          'Path of the shop’s page to return to; it gets `flag` = success, pending, fail or cancel.',
          '/wallet',
        ),
      ),
    payment_platform: z.string().max(20).optional(),
  }),
  example: {
    store_id: '4c1d9e7ab2f04c56',
    package_id: 1,
    payment_gateway: 'stripe',
    callback: '/store-registration',
  },
  response: z.object({ redirect_link: text }),
  errors: [
    'not_found',
    'plan_unknown',
    'plan_paid',
    'pay_method_required',
    'payment_method_off',
    'unavailable',
  ],
});

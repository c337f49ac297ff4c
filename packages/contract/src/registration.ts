import { DELIVERY_TIME_TYPES, IDENTITY_TYPES } from '@errand/domain/registration';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, flag, id, idParam, latitude, longitude, message } from './schemas.ts';

/** The applicant. The service validates each field, so that all invalid fields are reported at once. */
const person = {
  f_name: z.string().max(100).default(''),
  l_name: z.string().max(100).default(''),
  phone: z.string().max(40).default(''),
  email: z.string().max(300).default(''),
  password: z.string().max(1000).default(''),
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

export const registerStore = endpoint({
  name: 'registerStore',
  tag: 'Registration',
  summary: 'Applies as a store; files: logo, cover_photo, tin_certificate_image',
  method: 'POST',
  path: '/api/v1/auth/vendor/register',
  access: 'public',
  multipart: true,
  body: z.object({
    ...person,
    /** `name` and `address` in the product's languages. */
    translations: z
      .array(z.object({ locale: z.string().max(10), key: z.string().max(40), value: z.string().max(300) }))
      .max(20)
      .default([]),
    zone_id: optional(idParam),
    module_id: optional(idParam),
    latitude: optional(latitude),
    longitude: optional(longitude),
    minimum_delivery_time: z.coerce.number().default(Number.NaN).catch(Number.NaN),
    maximum_delivery_time: z.coerce.number().default(Number.NaN).catch(Number.NaN),
    delivery_time_type: z.enum(DELIVERY_TIME_TYPES).default('min'),
    tax: z.coerce.number().default(0).catch(Number.NaN),
    business_plan: z.enum(['commission', 'subscription']).default('commission'),
    package_id: optional(idParam),
    tin: z.string().max(60).default(''),
    tin_expire_date: optional(z.iso.date()),
    /** Rental: zones in which vehicles are handed over. */
    pickup_zone_id: z.union([z.array(idParam).max(50), idParam.transform((one) => [one])]).default([]),
  }),
  /** `store_id` is the application's unguessable key, which authorizes choosing the plan. */
  response: message.extend({ store_id: z.string(), package_id: id.nullable(), type: z.string() }),
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
  name: 'registerCourier',
  tag: 'Registration',
  summary: 'Applies as a courier; files: image and one or more identity_image[]',
  method: 'POST',
  path: '/api/v1/auth/delivery-man/store',
  access: 'public',
  multipart: true,
  body: z.object({
    ...person,
    identity_type: z.enum(IDENTITY_TYPES).default('passport'),
    identity_number: z.string().max(60).default(''),
    /** 1 freelancer, 0 salary. */
    earning: z.coerce.number().pipe(flag).default(1),
    zone_id: optional(idParam),
    vehicle_id: optional(idParam),
  }),
  response: message,
  errors: personErrors,
});

export const listCourierVehicles = endpoint({
  name: 'listCourierVehicles',
  tag: 'Registration',
  summary: 'Vehicles of couriers',
  method: 'GET',
  path: '/api/v1/get-vehicles',
  access: 'public',
  response: z.array(z.object({ id, type: z.string(), extra_charges: amount })),
  cache: { seconds: 30 },
  errors: [],
});

export const listStorePlans = endpoint({
  name: 'listStorePlans',
  tag: 'Registration',
  summary: 'Monthly plans for stores; none while the operator offers only commission',
  method: 'GET',
  path: '/api/v1/vendor/package-view',
  access: 'public',
  query: z.object({ module_id: optional(idParam) }),
  response: z.object({
    packages: z.array(
      z.object({
        id,
        package_name: z.string(),
        price: amount,
        /** Days. */
        validity: z.number().int(),
        /** A number as text, or "unlimited". */
        max_order: z.string(),
        max_product: z.string(),
        pos: flag,
        mobile_app: flag,
        chat: flag,
        review: flag,
        self_delivery: flag,
        status: flag,
        default: flag,
        text: z.string(),
      }),
    ),
  }),
  cache: { seconds: 30 },
  errors: [],
});

export const chooseStorePlan = endpoint({
  name: 'chooseStorePlan',
  tag: 'Registration',
  summary: 'Chooses the plan of a pending application: commission or monthly plan',
  method: 'POST',
  path: '/api/v1/vendor/business_plan',
  access: 'public',
  body: z.object({
    store_id: z.string().max(100),
    business_plan: z.enum(['commission', 'subscription']),
    package_id: optional(idParam),
  }),
  response: message,
  errors: ['not_found', 'plan_unknown', 'plan_paid'],
});

export const payStorePlan = endpoint({
  name: 'payStorePlan',
  tag: 'Registration',
  summary:
    'Opens the hosted page of a payment provider for the monthly plan of a pending application, or returns the open one; a free plan leads straight to the callback. The paid plan becomes that of the application',
  method: 'POST',
  path: '/api/v1/vendor/subscription/payment/api',
  access: 'public',
  body: z.object({
    /** The key from the response of `registerStore`. */
    store_id: z.string().max(100),
    /** The plan of the application if it is missing. */
    package_id: optional(idParam),
    /** A gateway of `active_payment_method_list`; some clients send `payment_method`. */
    payment_gateway: z.string().max(40).optional(),
    payment_method: z.string().max(40).optional(),
    /** Path of the shop's page to return to; it gets `flag` = success, pending, fail or cancel. */
    callback: z.string().max(300).optional(),
    payment_platform: z.string().max(20).optional(),
  }),
  response: z.object({ redirect_link: z.string() }),
  errors: [
    'not_found',
    'plan_unknown',
    'plan_paid',
    'pay_method_required',
    'payment_method_off',
    'unavailable',
  ],
});

import { VERIFICATION_MEDIA } from '@errand/domain/auth';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, flag, id, imageUrl, latitude, longitude, message } from './schemas.ts';

export const customerInfo = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
  image_full_url: imageUrl,
  /** 1 for an uploaded photo, 0 for a cut-out on a tint. */
  image_is_photo: flag,
  created_at: z.string(),
  order_count: z.number().int(),
  member_since_days: z.number().int(),
  wallet_balance: amount,
  loyalty_point: z.number().int(),
  ref_code: z.string(),
  social_id: z.string().nullable(),
  login_medium: z.string().nullable(),
  is_phone_verified: flag,
  is_email_verified: flag,
  userinfo: z.null(),
  selected_modules_for_interest: z.array(id),
  /** The zones of the customer's last known place (`update-zone`). */
  zone_ids: z.array(id),
  is_valid_for_discount: z.boolean(),
  discount_amount: amount,
  discount_amount_type: z.string(),
  validity: z.string(),
});
export type CustomerInfo = z.output<typeof customerInfo>;

export const getCustomerInfo = endpoint({
  name: 'getCustomerInfo',
  tag: 'Customer',
  summary: 'The signed-in customer',
  method: 'GET',
  path: '/api/v1/customer/info',
  access: 'customer',
  response: customerInfo,
  errors: ['unauthenticated'],
});

const said = z.union([z.number(), z.string()]).optional();

export const updateProfile = endpoint({
  name: 'updateProfile',
  tag: 'Customer',
  summary: 'Updates the profile. A new phone or email is saved together with the code sent to it',
  method: 'POST',
  path: '/api/v1/customer/update-profile',
  access: 'customer',
  multipart: true,
  /** The picture is the file `image`. Omitted fields are unchanged. */
  body: z.object({
    name: z.string().max(200).optional(),
    phone: z.string().max(40).optional(),
    email: z.string().max(300).optional(),
    password: z.string().max(1000).optional(),
    confirm_password: z.string().max(1000).optional(),
    button_type: z.string().max(40).optional(),
    otp: z.string().max(20).optional(),
    verification_on: z.enum(['phone', 'email']).optional(),
    verification_medium: z.string().max(40).optional(),
    session_info: z.string().max(8000).optional(),
    otp_send: said,
  }),
  response: message.extend({
    otp_send: flag.optional(),
    verification_on: z.enum(['phone', 'email']).optional(),
    verification_medium: z.enum(VERIFICATION_MEDIA).optional(),
  }),
  errors: [
    'unauthenticated',
    'confirm_identity',
    'name_required',
    'email_invalid',
    'email_long',
    'phone_digits',
    'phone_short',
    'phone_invalid',
    'phone_fixed',
    'email_taken',
    'phone_taken',
    'password_short',
    'password_long',
    'password_common',
    'confirm_required',
    'passwords_differ',
    'method_off',
    'image_type',
    'image_large',
    'image_broken',
    'code_invalid',
    'code_spent',
    'too_many_requests',
  ],
});

export const removeAccount = endpoint({
  name: 'removeAccount',
  tag: 'Customer',
  summary: 'Deletes the account: personal data is erased, orders and trips are anonymized',
  method: 'DELETE',
  path: '/api/v1/customer/remove-account',
  access: 'customer',
  response: message,
  errors: ['unauthenticated', 'confirm_identity', 'orders_running', 'trips_running'],
});

/** A row of a table as stored. */
const record = z.record(z.string(), z.unknown());

export const exportAccount = endpoint({
  name: 'exportAccount',
  tag: 'Customer',
  summary: 'Everything stored about the customer',
  method: 'GET',
  path: '/api/v1/customer/export',
  access: 'customer',
  response: z.object({
    exported_at: z.string(),
    profile: customerInfo,
    addresses: z.array(record),
    orders: z.array(record),
    trips: z.array(record),
    reviews: z.array(record),
    courier_reviews: z.array(record),
    refunds: z.array(record),
    reports: z.array(record),
    /** Attachments of orders with their URLs. */
    prescriptions: z.array(record),
    /** Details of offline payments. */
    offline_payments: z.array(record),
    messages: z.array(record),
    notifications: z.array(record),
    wallet_and_points: z.array(record),
    wishlist: z.array(record),
    devices: z.array(record),
    social_accounts: z.array(record),
  }),
  errors: ['unauthenticated', 'read_only'],
});

export const device = z.object({
  id,
  /** The device's user agent. */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the device of the request. */
  current: z.boolean(),
});
export type Device = z.output<typeof device>;

export const listDevices = endpoint({
  name: 'listDevices',
  tag: 'Customer',
  summary: 'The devices that are signed in, the most recently used first',
  method: 'GET',
  path: '/api/v1/customer/devices',
  access: 'customer',
  response: z.object({ devices: z.array(device) }),
  errors: ['unauthenticated'],
});

export const endDevice = endpoint({
  name: 'endDevice',
  tag: 'Customer',
  summary: 'Signs a device out; `others` signs out all but the current one',
  method: 'DELETE',
  path: '/api/v1/customer/devices/{id}',
  access: 'customer',
  params: z.object({ id: z.union([z.literal('others'), z.coerce.number().int().positive()]) }),
  response: message,
  errors: ['unauthenticated', 'not_found'],
});

export const address = z.object({
  id,
  address_type: z.string(),
  address_label: z.string().nullable(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.string().nullable(),
  address: z.string(),
  additional_information: z.string().nullable(),
  latitude: z.string(),
  longitude: z.string(),
  zone_id: id.nullable(),
  zone_ids: z.array(id),
  road: z.string().nullable(),
  house: z.string().nullable(),
  floor: z.string().nullable(),
});
export type Address = z.output<typeof address>;

const addressBody = z.object({
  address: z.string().trim().min(1).max(500),
  address_type: z.string().trim().min(1).max(60),
  address_label: z.string().max(60).nullish(),
  contact_person_name: z.string().trim().min(1).max(200),
  contact_person_number: z.string().trim().min(1).max(40),
  contact_person_email: z.string().max(255).nullish(),
  additional_information: z.string().max(500).nullish(),
  latitude,
  longitude,
  road: z.string().max(120).nullish(),
  house: z.string().max(120).nullish(),
  floor: z.string().max(120).nullish(),
});

export const listAddresses = endpoint({
  name: 'listAddresses',
  tag: 'Customer',
  summary: 'Saved addresses, newest first',
  method: 'GET',
  path: '/api/v1/customer/address/list',
  access: 'customer',
  response: z.object({ addresses: z.array(address) }),
  errors: ['unauthenticated'],
});

export const addAddress = endpoint({
  name: 'addAddress',
  tag: 'Customer',
  summary: 'Saves an address',
  method: 'POST',
  path: '/api/v1/customer/address/add',
  access: 'customer',
  body: addressBody,
  response: message.extend({ id, zone_ids: z.array(id) }),
  errors: ['unauthenticated', 'required', 'coordinates'],
});

export const updateAddress = endpoint({
  name: 'updateAddress',
  tag: 'Customer',
  summary: 'Changes a saved address',
  method: 'PUT',
  path: '/api/v1/customer/address/update/{id}',
  access: 'customer',
  params: z.object({ id: z.coerce.number().int() }),
  body: addressBody.extend({ id: z.coerce.number().int().optional() }),
  response: message.extend({ zone_ids: z.array(id) }),
  errors: ['unauthenticated', 'not_found', 'required', 'coordinates'],
});

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  tag: 'Customer',
  summary: 'Deletes a saved address',
  method: 'DELETE',
  path: '/api/v1/customer/address/delete',
  access: 'customer',
  query: z.object({
    address_id: z.coerce.number().int().optional(),
    id: z.coerce.number().int().optional(),
  }),
  response: message,
  errors: ['unauthenticated', 'not_found'],
});

export const updateInterest = endpoint({
  name: 'updateInterest',
  tag: 'Customer',
  summary: 'Replaces the categories of a customer’s interests; unknown categories are ignored',
  method: 'POST',
  path: '/api/v1/customer/update-interest',
  access: 'customer',
  body: z.object({ interest: z.array(z.coerce.number().int().positive()).max(200) }),
  response: message,
  errors: ['unauthenticated', 'validation'],
});

const zoneUpdate = {
  tag: 'Customer',
  summary:
    'Remembers the zones of the zoneId header as those of the customer’s place, for calls without the header. Inactive and unknown zones are ignored as long as one is known',
  path: '/api/v1/customer/update-zone',
  access: 'customer',
  response: message,
  errors: ['unauthenticated', 'zone_required', 'zone_unknown'],
} as const;

/** Some clients call it with GET, others with PUT. */
export const updateZone = endpoint({ ...zoneUpdate, name: 'updateZone', method: 'GET' });
export const putZone = endpoint({ ...zoneUpdate, name: 'putZone', method: 'PUT' });

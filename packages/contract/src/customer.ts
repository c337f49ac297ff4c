import { VERIFICATION_MEDIA } from '@errand/domain/auth';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { z } from 'zod';
import { addressParts, addressPartsInput, contactPerson, pointText } from './address-fields.ts';
import { endpoint } from './endpoint.ts';
import { personName } from './person-fields.ts';
import {
  about,
  amount,
  flag,
  id,
  imageUrl,
  integer,
  latitude,
  longitude,
  message,
  text,
  timestamp,
} from './schemas.ts';
import { codeText, identifierText, secretText } from './typed-texts.ts';

/** An example of the API document. */
const EXAMPLE_ADDRESS = {
  address: 'Lantern Street 12, Harbor District',
  address_type: 'home',
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
  latitude: 25.2048,
  longitude: 55.2708,
  house: '12',
  floor: '3',
};

export const customerInfo = z
  .object({
    id,
    f_name: text,
    l_name: text,
    email: text.nullable(),
    phone: text.nullable(),
    image: text.nullable(),
    image_full_url: imageUrl,
    image_is_photo: flag.describe(
      '1 for an uploaded photo, 0 for a cut-out picture that needs a tint behind it.',
    ),
    created_at: text,
    order_count: integer.meta(about('Number of orders.', 310)),
    member_since_days: integer.meta(about('Days since the sign-up.', 210)),
    wallet_balance: amount.meta(about('Balance of the wallet; null without one.', 40)),
    loyalty_point: integer.meta(about('Balance of loyalty points.', 320)),
    ref_code: text,
    social_id: text.nullable().meta(about('Id at the social provider; null without one.', '1093847566')),
    login_medium: text.nullable(),
    is_phone_verified: flag.describe('1 if the phone is verified.'),
    is_email_verified: flag.describe('1 if the email is verified.'),
    userinfo: z.null().describe('Always null; older clients expect it.'),
    selected_modules_for_interest: z.array(id).meta(about('Categories of the customer’s interests.', [4, 9])),
    zone_ids: z
      .array(id)
      .meta(about('The zones of the customer’s last known place (`update-zone`).', [1, 2])),
    is_valid_for_discount: z.boolean().describe('Whether the discount for invited customers applies.'),
    discount_amount: amount,
    discount_amount_type: text.meta(about('Unit of that discount.', 'percent')),
    validity: text.meta(about('How long it is valid.', '30 days')),
  })
  .describe('The signed-in customer.');
export type CustomerInfo = z.output<typeof customerInfo>;

const forCustomers = { tag: 'Customer', access: 'customer' } as const;

export const getCustomerInfo = endpoint({
  ...forCustomers,
  name: 'getCustomerInfo',
  summary: 'The signed-in customer',
  description: 'Profile, balances and counters of the caller.',
  method: 'GET',
  path: '/api/v1/customer/info',
  response: customerInfo,
});

const said = z.union([z.number(), text]).optional();

export const updateProfile = endpoint({
  ...forCustomers,
  name: 'updateProfile',
  summary: 'Updates the profile. A new phone or email is saved together with the code sent to it',
  description:
    'Omitted fields are unchanged. A new phone or email takes two calls: the first sends a code, the second repeats the fields with `otp`. A new password, phone or email needs a recent sign-in (`confirmIdentity`).',
  method: 'POST',
  path: '/api/v1/customer/update-profile',
  multipart: true,
  files: { image: 'The new picture: JPEG, PNG or GIF, at most 2 MB.' },
  /** The picture is the file `image`. Omitted fields are unchanged. */
  body: z.object({
    name: personName.optional(),
    phone: identifierText.max(40).optional(),
    email: identifierText.max(300).optional(),
    password: secretText.max(1000).optional(),
    confirm_password: secretText.max(1000).optional(),
    button_type: z
      .string()
      .max(40)
      .optional()
      .meta(about('Ignored; older clients name the form.', 'change_profile')),
    otp: codeText.max(20).optional(),
    verification_on: z.enum(['phone', 'email']).optional().describe('Which contact is being verified.'),
    verification_medium: z.string().max(40).optional().meta(about('How the code is sent.', 'sms')),
    session_info: z.string().max(8000).optional(),
    otp_send: said,
  }),
  example: { name: 'Layla Haddad', email: 'layla@example.org' },
  response: message.extend({
    otp_send: flag.optional(),
    verification_on: z.enum(['phone', 'email']).optional().describe('Which contact is being verified.'),
    verification_medium: z.enum(VERIFICATION_MEDIA).optional().describe('How the code is sent.'),
  }),
  errors: [
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
  ...forCustomers,
  name: 'removeAccount',
  summary: 'Deletes the account: personal data is erased, orders and trips are anonymized',
  description:
    'Rejected while an order or a trip is running, and with `confirm_identity` when the sign-in is longer ago than 15 minutes (`confirmIdentity`). Cannot be undone.',
  method: 'DELETE',
  path: '/api/v1/customer/remove-account',
  response: message,
  errors: ['confirm_identity', 'orders_running', 'trips_running'],
});

/** A row of a table as stored. */
const record = z.record(text, z.unknown());

export const exportAccount = endpoint({
  ...forCustomers,
  name: 'exportAccount',
  summary: 'Everything stored about the customer',
  description: 'A copy of the personal data, with rows as they are stored.',
  method: 'GET',
  path: '/api/v1/customer/export',
  response: z.object({
    exported_at: timestamp.describe('Time of the export, ISO 8601 in UTC.'),
    profile: customerInfo.describe('The customer.'),
    language: text
      .nullable()
      .meta(
        about(
          'The language that was used last, in which messages without an order are sent.',
          DEFAULT_LANGUAGE,
        ),
      ),
    addresses: z.array(record).describe('Saved addresses.'),
    orders: z.array(record).describe('The orders of the page.'),
    documents: z
      .array(record)
      .describe('Invoices and credit notes of the orders, oldest first, with the addresses of their files.'),
    trips: z.array(record).describe('Booked trips.'),
    reviews: z.array(record).describe('The reviews.'),
    courier_reviews: z.array(record).describe('Reviews of couriers.'),
    refunds: z.array(record).describe('The request of the customer and all refunds, oldest first.'),
    reports: z.array(record).describe('Problem reports.'),
    prescriptions: z.array(record).describe('Attachments of orders with their addresses.'),
    offline_payments: z.array(record).describe('Details of offline payments.'),
    messages: z.array(record).describe('The messages, newest first.'),
    message_deliveries: z
      .array(record)
      .describe('What became of mails, SMS and WhatsApp messages to verified contacts, the latest first.'),
    newsletter: z.array(record).describe('The newsletter of the email address, with the proof of consent.'),
    notifications: z.array(record).describe('Notifications of the customer.'),
    notification_opt_ins: z
      .array(record)
      .describe('What the customer has consented to be told of, by topic and channel.'),
    notification_opt_outs: z
      .array(record)
      .describe('What the customer is not told of, by topic and channel.'),
    wallet_and_points: z.array(record).describe('Transfers of money and points.'),
    wishlist: z.array(record).describe('Wishlist entries.'),
    devices: z.array(record).describe('Signed-in devices.'),
    social_accounts: z.array(record).describe('Linked social accounts.'),
  }),
  errors: ['read_only'],
});

export const device = z
  .object({
    id,
    device: text.meta(about('User agent of the device.', 'Mozilla/5.0 (iPhone)')),
    created_at: text,
    last_used_at: timestamp.describe('Time of the last call, ISO 8601 in UTC.'),
    current: z.boolean().describe('Whether it is the device of this call.'),
  })
  .describe('A session of the customer.');
export type Device = z.output<typeof device>;

export const listDevices = endpoint({
  ...forCustomers,
  name: 'listDevices',
  summary: 'The devices that are signed in, the most recently used first',
  description: 'Each entry is a session; `current` marks the one of this call.',
  method: 'GET',
  path: '/api/v1/customer/devices',
  response: z.object({ devices: z.array(device).describe('Signed-in devices.') }),
});

export const endDevice = endpoint({
  ...forCustomers,
  name: 'endDevice',
  summary: 'Signs a device out; `others` signs out all but the current one',
  description: 'The device’s token is invalid from then on.',
  method: 'DELETE',
  path: '/api/v1/customer/devices/{id}',
  params: z.object({
    id: z
      .union([z.literal('others'), z.coerce.number().int().positive()])
      .describe('The device, or `others` for all but the current one.'),
  }),
  response: message,
  errors: ['not_found'],
});

export const address = z
  .object({
    id,
    address_type: text,
    address_label: text
      .nullable()
      .meta(about('A label of the customer’s own; null without one.', 'Beach house')),
    ...contactPerson,
    address: text,
    additional_information: text
      .nullable()
      .meta(about('A note about the address; null without one.', 'Ring twice')),
    ...pointText,
    zone_id: id.nullable(),
    zone_ids: z.array(id),
    ...addressParts,
  })
  .describe('A saved address of a customer.');
export type Address = z.output<typeof address>;

const addressBody = z.object({
  address: z.string().trim().min(1).max(500),
  address_type: z.string().trim().min(1).max(60),
  address_label: z
    .string()
    .max(60)
    .nullish()
    .meta(about('A label of the customer’s own; null without one.', 'Beach house')),
  contact_person_name: personName.trim().min(1),
  contact_person_number: identifierText.trim().min(1).max(40),
  contact_person_email: identifierText.max(255).nullish(),
  additional_information: z
    .string()
    .max(500)
    .nullish()
    .meta(about('A note about the address; null without one.', 'Ring twice')),
  latitude,
  longitude,
  ...addressPartsInput,
});

export const listAddresses = endpoint({
  ...forCustomers,
  name: 'listAddresses',
  summary: 'Saved addresses, newest first',
  description: 'The list has no pages.',
  method: 'GET',
  path: '/api/v1/customer/address/list',
  response: z.object({ addresses: z.array(address).describe('Saved addresses.') }),
});

export const addAddress = endpoint({
  ...forCustomers,
  name: 'addAddress',
  summary: 'Saves an address',
  description:
    'The point must be in a zone. Without a geocoder, which names the point, `road` and `house` are required. Returns the id of the address and its zones.',
  method: 'POST',
  path: '/api/v1/customer/address/add',
  body: addressBody,
  example: EXAMPLE_ADDRESS,
  response: message.extend({ id, zone_ids: z.array(id) }),
  errors: ['required', 'coordinates', 'door_required'],
});

export const updateAddress = endpoint({
  ...forCustomers,
  name: 'updateAddress',
  summary: 'Changes a saved address',
  description: 'Sends the complete address, not only the changed fields.',
  method: 'PUT',
  path: '/api/v1/customer/address/update/{id}',
  params: z.object({ id: z.coerce.number().int().meta(about('The address.', 7)) }),
  body: addressBody.extend({ id: z.coerce.number().int().optional() }),
  example: EXAMPLE_ADDRESS,
  response: message.extend({ zone_ids: z.array(id) }),
  errors: ['not_found', 'required', 'coordinates', 'door_required'],
});

export const deleteAddress = endpoint({
  ...forCustomers,
  name: 'deleteAddress',
  summary: 'Deletes a saved address',
  description: 'Send `address_id` or `id`.',
  method: 'DELETE',
  path: '/api/v1/customer/address/delete',
  query: z.object({
    address_id: z.coerce.number().int().optional().meta(about('The address.', 7)),
    id: z.coerce.number().int().optional(),
  }),
  response: message,
  errors: ['not_found'],
});

export const updateInterest = endpoint({
  ...forCustomers,
  name: 'updateInterest',
  summary: 'Replaces the categories of a customer’s interests; unknown categories are ignored',
  description: 'Sends the complete list of categories; an empty list clears it.',
  method: 'POST',
  path: '/api/v1/customer/update-interest',
  body: z.object({
    interest: z
      .array(z.coerce.number().int().positive())
      .max(200)
      .meta(about('Ids of the chosen categories.', [4, 9])),
  }),
  example: { interest: [4, 9] },
  response: message,
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
export const updateZone = endpoint({
  ...zoneUpdate,
  name: 'updateZone',
  description: 'For clients that cannot send PUT. Sends the zones in the header `zoneId`.',
  method: 'GET',
});
export const putZone = endpoint({
  ...zoneUpdate,
  name: 'putZone',
  description: 'Sends the zones in the header `zoneId`.',
  method: 'PUT',
});

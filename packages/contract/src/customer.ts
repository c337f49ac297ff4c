import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, flag, id, imageUrl, latitude, longitude, message } from './shapes.ts';

export const customerInfo = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
  image_full_url: imageUrl,
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
  answer: customerInfo,
  errors: ['unauthenticated'],
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  tag: 'Customer',
  summary: 'Changes the customer’s name and picture; the picture is the upload `image`',
  method: 'POST',
  path: '/api/v1/customer/update-profile',
  access: 'customer',
  multipart: true,
  body: z.object({ name: z.string().trim().max(200) }),
  answer: message,
  errors: ['unauthenticated', 'name_required', 'image_format', 'image_large'],
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
  answer: z.object({ addresses: z.array(address) }),
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
  answer: message.extend({ id, zone_ids: z.array(id) }),
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
  answer: message.extend({ zone_ids: z.array(id) }),
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
  answer: message,
  errors: ['unauthenticated', 'not_found'],
});

export const updateInterest = endpoint({
  name: 'updateInterest',
  tag: 'Customer',
  summary:
    'Replaces the categories a customer takes an interest in; categories that do not exist are left out',
  method: 'POST',
  path: '/api/v1/customer/update-interest',
  access: 'customer',
  body: z.object({ interest: z.array(z.coerce.number().int().positive()).max(200) }),
  answer: message,
  errors: ['unauthenticated', 'validation'],
});

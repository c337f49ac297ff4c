import type { CustomerInfo } from '@errand/contract/customer';
import { expect, test } from 'vitest';
import {
  acceptedInput,
  problemsOf,
  proofForm,
  requestedProof,
  storedValues,
  updateForm,
} from './profile-form.ts';

const customer = {
  f_name: 'Layla Noor',
  l_name: 'Haddad',
  email: 'layla@errand.example',
  phone: '+971500001234',
} as CustomerInfo;
const stored = storedValues(customer);
const sent = (form: FormData) => Object.fromEntries(form.entries());

// Requirements: PROFILE-14.
test('the update has the specified fields; password and photo only when changed', () => {
  expect(sent(updateForm({ ...stored, name: ' Layla ' }, null))).toEqual({
    button_type: 'profile',
    name: 'Layla',
    phone: '+971500001234',
    email: 'layla@errand.example',
  });
  const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  const secret = { password: 'harbour light', confirmPassword: 'harbour light' };
  expect(sent(updateForm({ ...stored, ...secret }, photo))).toMatchObject({
    password: 'harbour light',
    confirm_password: 'harbour light',
    image: photo,
  });
});

// Requirements: PROFILE-15, PROFILE-16.
test('a response with otp_send asks for the code of that phone or e-mail, and the code is sent with its medium', () => {
  const values = { email: 'new@errand.example ', phone: '+971501234567' };
  expect(requestedProof({ message: 'Updated successfully.' }, values)).toBeNull();
  expect(requestedProof({ message: '', otp_send: 0, verification_on: 'email' }, values)).toBeNull();
  const mail = requestedProof(
    { message: '', otp_send: 1, verification_on: 'email', verification_medium: 'mail' },
    values,
  );
  expect(mail).toEqual({ on: 'email', medium: 'mail', to: 'new@errand.example' });
  for (const [on, medium] of [
    ['email', 'mail'],
    ['phone', 'sms'],
  ] as const)
    expect(requestedProof({ message: '', otp_send: 1, verification_on: on }, values)?.medium).toBe(medium);
  const phone = { on: 'phone', medium: 'firebase', to: values.phone } as const;
  expect(sent(proofForm(values, phone, { otp: '123456', sessionInfo: 'session' }))).toEqual({
    button_type: 'phone',
    phone: '+971501234567',
    email: 'new@errand.example',
    otp: '123456',
    verification_on: 'phone',
    verification_medium: 'firebase',
    session_info: 'session',
  });
  expect(sent(proofForm(values, mail!, { otp: '1', sessionInfo: '' }))).not.toHaveProperty('session_info');
});

// Requirements: PROFILE-19.
test('a phone field takes digits and one leading plus; a contact can be changed but not removed', () => {
  expect(acceptedInput('phone', '+9715', '+971')).toBe('+9715');
  for (const odd of ['+971-', '+97 1', 'a', '5+']) expect(acceptedInput('phone', odd, '+971')).toBe('+971');
  expect(acceptedInput('name', 'Léa-Marie', 'L')).toBe('Léa-Marie');
  expect(problemsOf({ ...stored, email: ' ', phone: '' }, stored, 'AE')).toEqual({
    email: 'email_required',
    phone: 'phone_required',
  });
  // As long as numbers of Saint Helena are, shorter than those of most countries.
  expect(problemsOf({ ...stored, phone: '+29022345' }, stored, 'AE')).toEqual({});
  expect(problemsOf({ ...stored, phone: '+97150123' }, stored, 'AE')).toEqual({ phone: 'phone_short' });
  const social = { ...stored, email: '', phone: '' };
  expect(problemsOf(social, social, 'AE')).toEqual({});
  expect(problemsOf({ ...stored, password: '12345', confirmPassword: '1' }, stored, 'AE')).toEqual({
    password: 'password_short',
    confirmPassword: 'passwords_differ',
  });
});

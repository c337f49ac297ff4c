import { expect, test } from 'vitest';
import { planStep } from './use-step-history.ts';

test('a step of the dialog gets a history entry, and a step that is known has its entry already', () => {
  expect(planStep('otp_login', [], 'sign_in')).toEqual({ back: 0, steps: ['otp_login'] });
  expect(planStep('verify_phone', ['otp_login'], 'sign_in')).toEqual({
    back: 0,
    steps: ['otp_login', 'verify_phone'],
  });
  expect(planStep('forgot_request', ['forgot_request', 'forgot_verify'], 'sign_in')).toEqual({ back: 1 });
});

test('the entry form has the entry of the dialog itself', () => {
  expect(planStep('sign_in', ['otp_login', 'verify_phone'], 'sign_in')).toEqual({
    back: 2,
    entry: 'sign_in',
  });
  expect(planStep('sign_up', [], 'sign_in')).toEqual({ back: 0, entry: 'sign_up' });
  expect(planStep('forgot_request', ['forgot_verify'], 'forgot_request')).toEqual({
    back: 1,
    entry: 'forgot_request',
  });
});

test('Back does not lead to the field of a code that is used up', () => {
  expect(planStep('user_info', ['otp_login', 'verify_phone'], 'sign_in')).toEqual({
    back: 0,
    steps: ['otp_login', 'user_info'],
  });
  expect(planStep('forgot_reset', ['forgot_verify'], 'forgot_request')).toEqual({
    back: 0,
    steps: ['forgot_reset'],
  });
});

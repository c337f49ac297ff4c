import { AppError } from '../../../platform/http/index.ts';
import { toE164 } from '../../auth/accounts/index.ts';

/** The phone of a store in E.164, or '' for none. Throws `phone_invalid`. */
export function requireStorePhone(typed: string, country: string): string {
  if (typed === '') return '';
  const phone = toE164(typed, country);
  if (phone === null) throw new AppError('phone_invalid', undefined, 'phone');
  return phone;
}

import { rejectCommonPassword } from './common-passwords.ts';
import {
  findById,
  findContact,
  isCustomer,
  listCustomerNames,
  lockActiveAccount,
  lockReferrer,
  setBlocked,
} from './customers.queries.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { closeMergedAccount, lockCustomer } from './personal-data.queries.ts';
import { accountForPhone, findAccountByPhone } from './phone-account.ts';
import {
  getTakenByOthers,
  isPictureReferenced,
  setInterests,
  setZones,
  updateProfile,
} from './profile.queries.ts';

export { contactHashes } from './contact-hash.ts';
export { DEMO_CUSTOMER, NEIGHBOR_DOMAIN } from './demo-customer.ts';
export { deleteExpiredFormerUses, findFormerUses, keepFormerUses } from './former-uses.ts';
export { splitName } from './person-name.ts';
export { personalData } from './personal-data.queries.ts';
export { exampleMobile, fitsCountry, toE164 } from './phone.ts';
export type { ProfileValues } from './profile.queries.ts';

/** The accounts of customers. */
export const customerAccounts = {
  find: findById,
  findContact,
  exists: isCustomer,
  listNames: listCustomerNames,
  lock: lockCustomer,
  lockActive: lockActiveAccount,
  lockReferrer,
  setBlocked,
  closeMerged: closeMergedAccount,
};

/** What customers write about themselves. */
export const profiles = {
  getTakenByOthers,
  isPictureReferenced,
  setInterests,
  setZones,
  update: updateProfile,
};

/** Accounts that staff open by a phone number. */
export const phoneAccounts = {
  find: findAccountByPhone,
  findOrCreate: accountForPhone,
};

/** Passwords of customers and staff, stored as argon2id hashes. */
export const passwords = {
  hash: hashPassword,
  verify: verifyPassword,
  rejectCommon: rejectCommonPassword,
};

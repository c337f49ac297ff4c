import { getCustomerInfo, updateInterest } from '@errand/contract/customer';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { allInterests, mirrorInterests, storeAccountInterests } from '#platform/session/interests.ts';

/** After a sign-in: adds the categories chosen as a guest to those of the account, and applies both to this device. */
export async function moveInterests(): Promise<void> {
  const { selected_modules_for_interest: known } = await api.call(getCustomerInfo, {});
  const added = allInterests().filter((id) => !known.includes(id));
  const interest = [...known, ...added];
  if (added.length > 0) await api.call(updateInterest, { body: { interest } });
  storeAccountInterests(interest);
  mirrorInterests(readSession().module);
}

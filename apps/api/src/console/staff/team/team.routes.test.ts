import { getKitchen } from '@errand/contract/console/kitchen/board';
import { acceptInvitation, findInvitation } from '@errand/contract/console/staff/invitations';
import { createRole } from '@errand/contract/console/staff/roles';
import * as contract from '@errand/contract/console/stores/team';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeStore } from '../../../../test/factories/index.ts';

const { shop, operator } = await openConsole();
// Without a mail server the link of an invitation is in the response.
shop.api.deps.messages.mail = false;
let people = 0;

const grantOf = (role: string, id: number) => ({ role, scope: { kind: 'store', id } as const });

/** A store with its manager. */
async function makeTeam() {
  const { id } = await makeStore(shop.api.db);
  const staff = await shop.makeStaff({ grants: [grantOf('store-manager', id)] });
  return { params: { id }, staff, manager: await shop.signedIn(staff) };
}

function person(role: contract.TeamRole = 'store-staff', mail?: string) {
  people += 1;
  return { mail: mail ?? `cook-${people}@errand.test`, name: 'Sami Haddad', language: 'en' as const, role };
}

const tokenOf = (link: string | null) => link?.split('#')[1] ?? '';

test('a store’s manager invites a colleague, who works on its board and no other, until removed', async () => {
  const [{ params, manager }, other] = [await makeTeam(), await makeTeam()];
  const cook = person();
  const { link, members } = await manager.call(contract.inviteToStore, { params, body: cook });
  expect(members).toContainEqual(
    expect.objectContaining({ mail: cook.mail, role: 'store-staff', state: 'invited' }),
  );
  const accepted = {
    token: tokenOf(link),
    name: 'Sami',
    language: 'en' as const,
    password: 'harbor light 7',
  };
  await shop.browser().call(acceptInvitation, { body: accepted });
  const team = await manager.call(contract.listStoreTeam, { params });
  const member = team.members.find(({ mail }) => mail === cook.mail)!;
  expect(member).toMatchObject({ name: 'Sami', state: 'active' });
  const browser = await shop.signedIn(member);
  await browser.call(getKitchen, { params });
  expect(await codeOf(browser.call(getKitchen, { params: other.params }))).toBe('not_found');
  expect(await codeOf(browser.call(contract.listStoreTeam, { params }))).toBe('permission_denied');
  const removal = { params: { ...params, staff: member.id, role: 'store-staff' as const } };
  expect((await manager.call(contract.removeFromStore, removal)).members).toHaveLength(1);
  expect(await codeOf(browser.call(getKitchen, { params }))).toBe('permission_denied');
  expect(await codeOf(manager.call(contract.removeFromStore, removal))).toBe('not_found');
});

test('nobody gives or takes a role with more permissions than their own in that store', async () => {
  const { params, manager, staff } = await makeTeam();
  expect((await manager.call(contract.listStoreTeam, { params })).roles).toEqual([
    'store-manager',
    'store-staff',
  ]);
  const lead = await operator.call(createRole, {
    body: {
      name: { en: 'Shift lead' },
      permissions: [
        'stores.team',
        'kitchen.read',
        'kitchen.work',
        'catalog.read',
        'chat.read',
        'chat.answer',
        'orders.dispense',
      ],
    },
  });
  const grants = [grantOf(lead.role, params.id)];
  const browser = await shop.signedIn(await shop.makeStaff({ grants }));
  expect((await browser.call(contract.listStoreTeam, { params })).roles).toEqual(['store-staff']);
  const body = person('store-manager');
  expect(await codeOf(browser.call(contract.inviteToStore, { params, body }))).toBe('grant_beyond_own');
  const removal = { params: { ...params, staff: staff.id, role: 'store-manager' as const } };
  expect(await codeOf(browser.call(contract.removeFromStore, removal))).toBe('grant_beyond_own');
  await browser.call(contract.inviteToStore, { params, body: person() });
});

test('an invitation needs a recent proof of the second factor, and nobody removes themselves', async () => {
  const { params, staff, manager } = await makeTeam();
  const stale = await shop.signedIn(staff, { steppedUp: false });
  const invite = stale.call(contract.inviteToStore, { params, body: person() });
  expect(await codeOf(invite)).toBe('step_up_required');
  const removal = { params: { ...params, staff: staff.id, role: 'store-manager' as const } };
  expect(await codeOf(manager.call(contract.removeFromStore, removal))).toBe('team_self');
});

test('an invitation that also opens another store is neither shown nor renewed by this one’s manager', async () => {
  const [first, second] = [await makeTeam(), await makeTeam()];
  const body = person('store-manager');
  const { link } = await first.manager.call(contract.inviteToStore, { params: first.params, body });
  const taken = await second.manager.call(contract.inviteToStore, {
    params: second.params,
    body: person('store-manager', body.mail),
  });
  expect(taken.link).toBeNull();
  const member = taken.members.find(({ mail }) => mail === body.mail)!;
  const params = { ...second.params, staff: member.id, role: 'store-manager' as const };
  expect(await codeOf(second.manager.call(contract.renewStoreInvitation, { params }))).toBe(
    'permission_denied',
  );
  // The link of the first store still works.
  const found = await shop.browser().call(findInvitation, { body: { token: tokenOf(link) } });
  expect(found.mail).toBe(body.mail);
});

test('a new invitation replaces the former one', async () => {
  const { params, manager } = await makeTeam();
  const body = person();
  const first = await manager.call(contract.inviteToStore, { params, body });
  const staff = first.members.find(({ mail }) => mail === body.mail)!.id;
  const again = await manager.call(contract.renewStoreInvitation, {
    params: { ...params, staff, role: 'store-staff' },
  });
  expect(again.link).not.toBe(first.link);
  const accept = (link: string | null) =>
    shop.browser().call(acceptInvitation, {
      body: { token: tokenOf(link), name: 'Sami', language: 'en', password: 'harbor light 7' },
    });
  expect(await codeOf(accept(first.link))).toBe('invitation_invalid');
  await accept(again.link);
});

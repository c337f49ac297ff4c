import type { BuiltInRole } from '@errand/contract/console/permissions';
import type { GrantScope } from '@errand/contract/console/staff/grants';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { findStaffByMail, insertStaff, replaceGrants } from '../../console/staff/staff.queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { getSigner } from '../../platform/secrets/index.ts';
import { translationsOf } from '../../platform/texts/index.ts';
import { passwords } from '../auth/accounts/index.ts';
import { courierRows } from '../couriers/index.ts';
import { namesOfStores } from '../stores/index.ts';

export type DemoAccount = { role: BuiltInRole; mail: string; password: string };

const ACCOUNTS = [
  { role: 'operator', mail: 'operator@errand.example', name: 'Olivia Haddad' },
  { role: 'support', mail: 'support@errand.example', name: 'Sami Nader' },
  { role: 'store-manager', mail: 'store@errand.example', name: 'Mona Aziz' },
  { role: 'courier', mail: 'courier@errand.example', name: 'Karim Saleh' },
] as const;

/** The store of the demo's manager. It is always open. */
const STORE = 'Saffron Street Kitchen';

/** The courier of the demo's courier account. */
const COURIER = {
  firstName: translationsOf('demo.courier.firstName'),
  lastName: translationsOf('demo.courier.lastName'),
  phone: '+971550001199',
  vehicle: translationsOf('demo.courier.vehicle'),
};

/**
 * Creates the missing accounts of the demo. Passwords are derived from a secret of the database, so that each start can
 * print them although only hashes are stored. These accounts need no second factor in the demo.
 */
export async function ensureDemoStaff(deps: Pick<Deps, 'db' | 'pool'>): Promise<DemoAccount[]> {
  const sign = await getSigner(deps.pool, 'demo-staff');
  for (const { role, mail, name } of ACCOUNTS) {
    const known = await findStaffByMail(deps.db, mail);
    if (known && role === 'courier') await courierRows.ensureOfMember(deps.db, known.id, COURIER);
    if (known) continue;
    const scope = await scopeOf(deps, role);
    const passwordHash = await passwords.hash(sign(mail));
    await deps.db.transaction(async (tx) => {
      const id = await insertStaff(tx, {
        mail,
        name,
        language: DEFAULT_LANGUAGE,
        passwordHash,
        isDemo: true,
      });
      // Null if another process was faster.
      if (id === null) return;
      const scopeId = 'id' in scope ? scope.id : null;
      await replaceGrants(tx, id, [{ role, scopeKind: scope.kind, scopeId }]);
      if (role === 'courier') await courierRows.ensureOfMember(tx, id, COURIER);
    });
  }
  return ACCOUNTS.map(({ role, mail }) => ({ role, mail, password: sign(mail) }));
}

async function scopeOf({ db }: Pick<Deps, 'db'>, role: BuiltInRole): Promise<GrantScope> {
  if (role === 'courier') return { kind: 'self' };
  if (role !== 'store-manager') return { kind: 'all' };
  const [store] = [
    ...(await namesOfStores.search(db, STORE, DEFAULT_LANGUAGE)),
    ...(await namesOfStores.search(db, '', DEFAULT_LANGUAGE)),
  ];
  return store ? { kind: 'store', id: store.id } : { kind: 'self' };
}

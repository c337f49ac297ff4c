import { getSetUp, type SetUpStep } from '@errand/contract/console/set-up';
import { listWrittenPages } from '../../features/content/index.ts';
import { findZoneReadiness } from '../../features/location/index.ts';
import { listActiveModules } from '../../features/modules/index.ts';
import { DEFAULT_SETTINGS, settingsOf } from '../../features/settings/index.ts';
import { findStoreReadiness } from '../../features/stores/index.ts';
import type { ConsoleContext, ConsoleRoute } from '../console.types.ts';

/** The texts that the law asks for in most countries. */
const LEGAL_PAGES = ['terms-and-conditions', 'privacy-policy'];

/** Orders are possible without these. */
const OPTIONAL: ReadonlySet<SetUpStep> = new Set(['mail', 'pages']);

export function setUpRoutes(route: ConsoleRoute): void {
  route(getSetUp, (ctx) => readSetUp(ctx));
}

/** What is missing until the shop can take orders, from the database and the process's configuration. */
export async function readSetUp(ctx: ConsoleContext) {
  const settings = await settingsOf(ctx);
  const modules = await listActiveModules(ctx.db, 1);
  const zones = await findZoneReadiness(ctx.db);
  const stores = await findStoreReadiness(ctx.db);
  const pages = await listWrittenPages(ctx.db);
  const done: Record<SetUpStep, boolean> = {
    shop: settings.business_name.en !== DEFAULT_SETTINGS.business_name.en && settings.email !== '',
    module: modules.length > 0,
    zone: zones.active,
    rates: zones.withRates,
    store: stores.active,
    hours: stores.withHours,
    items: stores.withItems,
    payment:
      settings.cash_on_delivery ||
      settings.offline_payment_status === 1 ||
      (settings.digital_payment && ctx.payments.length > 0),
    mail: ctx.messages.mail,
    pages: LEGAL_PAGES.every((slug) => pages.includes(slug)),
    open: !settings.maintenance_mode,
  };
  const steps = (Object.keys(done) as SetUpStep[]).map((step) => ({
    step,
    done: done[step],
    optional: OPTIONAL.has(step),
  }));
  return { ready: steps.every((one) => one.done || one.optional), steps };
}

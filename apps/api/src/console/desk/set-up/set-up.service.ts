import type { ParsedInput } from '@errand/contract';
import type { openShop, SetUpStep } from '@errand/contract/console/set-up';
import { isOn } from '@errand/contract/flag';
import { listWrittenPages } from '../../../features/content/index.ts';
import { findZoneReadiness } from '../../../features/location/console/index.ts';
import { listActiveModules } from '../../../features/modules/index.ts';
import { offlineMethods } from '../../../features/payments/index.ts';
import { isAnyVehicleBookable } from '../../../features/rental/console/index.ts';
import { setOrdersOpen } from '../../../features/settings/console/index.ts';
import { DEFAULT_SETTINGS } from '../../../features/settings/index.ts';
import { findStoreReadiness } from '../../../features/stores/console/index.ts';
import { namesOfStores } from '../../../features/stores/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { listTestedChannels } from './test-sender.queries.ts';

/** Pages that most countries require by law. */
const LEGAL_PAGES = ['terms-and-conditions', 'privacy-policy'];

/** Orders are possible without these. */
const OPTIONAL: ReadonlySet<SetUpStep> = new Set(['card', 'mail', 'sms', 'pages']);

/** What is missing until the shop can take orders, from the database and the process's configuration. */
export async function readSetUp(ctx: ConsoleContext) {
  const settings = await ctx.settings();
  const modules = await listActiveModules(ctx.db, 1);
  const zones = await findZoneReadiness(ctx.db);
  const stores = await findStoreReadiness(ctx.db);
  const pages = await listWrittenPages(ctx.db);
  const tested = await listTestedChannels(ctx.db);
  const [store, ...others] = await namesOfStores.listIn(ctx.db, { all: true }, ctx.language, 2);
  const takesTransfers = isOn(settings.offline_payment_status) && (await offlineMethods.list(ctx)).length > 0;
  const takesCards = settings.digital_payment && ctx.payments.length > 0;
  const done: Record<SetUpStep, boolean> = {
    shop: settings.business_name.en !== DEFAULT_SETTINGS.business_name.en && settings.email !== '',
    module: modules.length > 0,
    zone: zones.active,
    rates: zones.withRates,
    store: stores.active,
    hours: stores.withHours,
    // A provider's vehicle is what a shop sells that only rents out.
    items: stores.withItems || (await isAnyVehicleBookable(ctx.db)),
    payment: settings.cash_on_delivery || takesTransfers || takesCards,
    mail: tested.includes('mail'),
    sms: tested.includes('sms'),
    card: takesCards,
    pages: LEGAL_PAGES.every((slug) => pages.includes(slug)),
    open: settings.orders_open && !settings.maintenance_mode,
  };
  const steps = (Object.keys(done) as SetUpStep[]).map((step) => ({
    step,
    done: done[step],
    optional: OPTIONAL.has(step),
  }));
  return {
    ready: steps.every((one) => one.done || one.optional),
    steps,
    configured: { mail: ctx.messages.mail, sms: ctx.messages.sms, card: ctx.payments.length > 0 },
    store_id: store && others.length === 0 ? store.id : null,
  };
}

/** Opens or closes the shop for orders. Throws `set_up_incomplete` with the missing steps; closing is always possible. */
export async function setOpen(ctx: ConsoleContext, { open, reason }: ParsedInput<typeof openShop>['body']) {
  if (open) {
    const { steps } = await readSetUp(ctx);
    const missing = steps.filter((one) => !one.done && !one.optional && one.step !== 'open');
    if (missing.length > 0)
      throw new AppError('set_up_incomplete', { missing: missing.map(({ step }) => step) });
  }
  const { en = '', ar } = reason ?? {};
  // An empty text would hide the English one.
  await setOrdersOpen(ctx, { open, reason: ar ? { en, ar } : { en } });
  return { open };
}

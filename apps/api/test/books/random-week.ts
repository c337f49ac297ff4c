import { type OfficeTerms, SPARED_PARTIES } from '@errand/domain/books';
import { ORDER_TYPES, type OrderType } from '@errand/domain/delivery';
import { paidParts, refundAfterFee, settleEdit } from '@errand/domain/orders';
import { and, eq } from 'drizzle-orm';
import { type Random, seededRandom } from '../../seed/city/seeded-random.ts';
import { handovers } from '../../src/features/ledger/index.ts';
import { bookOrder } from '../../src/features/orders/books/index.ts';
import { orderChanges, type StoredOrder, storedOrders } from '../../src/features/orders/index.ts';
import { orderEdits, orderHistory, orderLines, orders } from '../../src/features/orders/orders.tables.ts';
import { parcels } from '../../src/features/parcel/parcel.tables.ts';
import { refundAtProvider } from '../../src/features/payments/index.ts';
import { payments } from '../../src/features/payments/payments.tables.ts';
import { heldByProvider } from '../../src/features/payments/payments.views.ts';
import { decideLocked, leftOf, quoteParts } from '../../src/features/refunds/decide-refund.ts';
import { refundRequests } from '../../src/features/refunds/index.ts';
import { orderRefunds } from '../../src/features/refunds/refunds.tables.ts';
import { tripCharges } from '../../src/features/rental/counter.tables.ts';
import { trips } from '../../src/features/rental/trips.tables.ts';
import { creditOrder, payFromWallet, wallets } from '../../src/features/wallet/index.ts';
import type { Tx } from '../../src/platform/db/index.ts';
import type { TestApi } from '../harness.ts';
import { amountUpTo, oneOf, randomOffice, randomOrder, totalOf } from './random-order.ts';
import type { WeekWorld } from './week-world.ts';

const ORDERS = 12;

/** What a week has moved besides its orders, by the account's text in the ledger, in minor units. */
export type OtherMoves = { account: string; amountMinor: number }[];

/**
 * Lets orders of all kinds happen: placed with random amounts and the office's terms, which change in mid week, then paid,
 * edited, delivered, canceled, returned and refunded by the product's own functions. Returns the orders, and what else moved.
 * `areAtOnce`: what happens to the orders happens at the same time.
 */
export async function runRandomWeek(
  api: TestApi,
  world: WeekWorld,
  seed: number,
  { areAtOnce = false } = {},
): Promise<{ orderIds: number[]; others: OtherMoves }> {
  const random = seededRandom(seed);
  const week = openWeek(api, world, random);
  let office = randomOffice(random);
  const orderIds: number[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    if (nth === ORDERS / 2) office = randomOffice(random);
    const type = nth < ORDER_TYPES.length ? ORDER_TYPES[nth]! : oneOf(random, ORDER_TYPES);
    orderIds.push(await week.place(type, office));
  }
  const each = async (act: (id: number) => Promise<void>) => {
    if (areAtOnce) await Promise.all(orderIds.map(act));
    else for (const id of orderIds) await act(id);
  };
  await each((id) => week.live(id));
  await api.jobs.run();
  await each((id) => week.refund(id));
  await api.jobs.run();
  await week.settleOwed();
  return { orderIds, others: [...(await week.handOver()), ...(await week.topUp())] };
}

function openWeek(api: TestApi, world: WeekWorld, random: Random) {
  const { deps, db } = api;
  const at = () => new Date(deps.now());
  const move = (tx: Tx, id: number, to: StoredOrder['status'], more = {}) =>
    orderChanges.transition(deps, tx, id, to, { actor: 'staff', ...more });
  const lock = async (tx: Tx, id: number) => (await storedOrders.lock(tx, id))!;

  /** Changes a locked order in a transaction of its own, as every step of the product does. */
  const step = (id: number, change: (tx: Tx, order: StoredOrder) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await change(tx, await lock(tx, id));
    });

  /** Pays a new order: from the wallet whole or in part, at a provider, by bank transfer, or later in cash. */
  async function pay(tx: Tx, id: number, order: { owner: string; totalMinor: number; type: OrderType }) {
    const { owner, totalMinor } = order;
    const hasWallet = owner.startsWith('customer:') && random.chance(0.5);
    const walletMinor = hasWallet ? (random.chance(0.5) ? totalMinor : amountUpTo(random, totalMinor)) : 0;
    const dueMinor = totalMinor - walletMinor;
    const rest = oneOf(random, ['cash_on_delivery', 'digital_payment', 'offline_payment'] as const);
    const method = walletMinor > 0 && dueMinor === 0 ? 'wallet' : rest;
    await payFromWallet(tx, {
      owner,
      orderId: id,
      amountMinor: walletMinor,
      isWhole: dueMinor === 0,
      at: at(),
    });
    const isCaptured = method === 'digital_payment' && dueMinor > 0;
    if (isCaptured) await capture(tx, id, owner, dueMinor);
    const isPaid = dueMinor === 0 || isCaptured;
    await storedOrders.update(tx, id, {
      walletMinor,
      paymentMethod: method,
      paymentStatus: isPaid ? 'paid' : walletMinor > 0 ? 'partially_paid' : 'unpaid',
    });
    await bookOrder(deps, tx, id);
  }

  async function capture(tx: Tx, orderId: number | null, owner: string, amountMinor: number, bonusMinor = 0) {
    const id = `week-${world.next()}`;
    await tx.insert(payments).values({
      id,
      orderId,
      owner,
      provider: world.provider,
      reference: id,
      amountMinor,
      takenMinor: amountMinor,
      bonusMinor,
      status: 'paid',
      callback: '/',
      expiresAt: at(),
    });
    return id;
  }

  /** Makes an order cheaper before it is prepared. */
  async function edit(tx: Tx, order: StoredOrder) {
    const itemsMinor = Math.max(
      order.discountMinor + order.couponDiscountMinor,
      order.itemsMinor - amountUpTo(random, order.itemsMinor),
    );
    const totalMinor = totalOf({ ...order, itemsMinor });
    const heldMinor = await heldByProvider(tx, order.id);
    const hasWallet = order.owner.startsWith('customer:');
    const settled = settleEdit({ ...order, heldMinor, hasWallet }, totalMinor);
    if (!settled.ok) throw new Error('An order cannot become cheaper.');
    const { refund } = settled;
    await refundAtProvider(deps, tx, order.id, { amountMinor: refund.providerMinor, endsOrder: false });
    if (refund.walletMinor > 0)
      await creditOrder(tx, { ...order, orderId: order.id, amountMinor: refund.walletMinor, at: at() });
    const { walletMinor, paymentStatus } = settled;
    await storedOrders.update(tx, order.id, { itemsMinor, totalMinor, walletMinor, paymentStatus });
    await tx.insert(orderEdits).values({
      orderId: order.id,
      reason: 'Sold out',
      linesBefore: [],
      linesAfter: [],
      totalBeforeMinor: order.totalMinor,
      totalAfterMinor: totalMinor,
      ...refund,
    });
    await bookOrder(deps, tx, order.id);
  }

  /** Cancels an order and keeps a part of what was paid. */
  async function cancel(tx: Tx, order: StoredOrder) {
    const paid = paidParts(order);
    const feeMinor = random.chance(0.6) ? amountUpTo(random, paid.walletMinor + paid.providerMinor) : 0;
    const refund = refundAfterFee(paid, feeMinor);
    if (order.type === 'trip') {
      const refundedMinor = refund.walletMinor + refund.providerMinor;
      await tx
        .update(trips)
        .set({ cancellationFeeMinor: feeMinor, refundedMinor })
        .where(eq(trips.orderId, order.id));
    }
    const cancellationFeeMinor = order.type === 'trip' ? 0 : feeMinor;
    await move(tx, order.id, 'canceled', { refund, cancellationFeeMinor });
  }

  async function bringParcel(id: number) {
    await step(id, (tx) => move(tx, id, 'picked_up'));
    if (random.chance(0.3))
      await step(id, (tx, order) =>
        orderChanges.assignToCourier(deps, tx, order, oneOf(random, world.courierIds)),
      );
    if (random.chance(0.6)) {
      await step(id, (tx) => move(tx, id, 'delivered'));
      return;
    }
    const returnFeeMinor = amountUpTo(random, 900);
    const change = (tx: Tx, values: Partial<typeof parcels.$inferInsert>) =>
      tx.update(parcels).set(values).where(eq(parcels.orderId, id));
    await step(id, async (tx) => {
      await change(tx, { cancellationType: 'after_pickup', returnFeeMinor });
      await move(tx, id, 'canceled');
    });
    if (random.chance(0.2)) return;
    await step(id, async (tx) => {
      await change(tx, { returnFeeDueMinor: random.chance(0.7) ? returnFeeMinor : 0 });
      await move(tx, id, 'returned');
    });
  }

  async function rent(id: number) {
    const change = (tx: Tx, values: Partial<typeof trips.$inferInsert>) =>
      tx.update(trips).set(values).where(eq(trips.orderId, id));
    await step(id, async (tx, order) => {
      if (!random.chance(0.4) || order.paymentStatus !== 'paid') return;
      if (order.paymentMethod === 'wallet') await shorten(tx, order);
      if (order.paymentMethod === 'digital_payment') await extend(tx, order);
    });
    await step(id, async (tx) => {
      await change(tx, { depositHeldMinor: amountUpTo(random, 5000) });
      await move(tx, id, 'picked_up');
    });
    if (random.chance(0.1)) return;
    const charges = Array.from({ length: random.below(3) }, () => 1 + random.below(4000));
    await step(id, async (tx) => {
      for (const amountMinor of charges)
        await tx.insert(tripCharges).values({ orderId: id, kind: 'damage', plate: 'A 1', amountMinor });
      await move(tx, id, 'delivered');
    });
    if (charges.length === 0 || random.chance(0.5)) return;
    await step(id, async (tx) => {
      const [first] = await tx.select().from(tripCharges).where(eq(tripCharges.orderId, id));
      const settled = { settledMinor: amountUpTo(random, first!.amountMinor), settledAt: at() };
      await tx.update(tripCharges).set(settled).where(eq(tripCharges.id, first!.id));
      await bookOrder(deps, tx, id);
    });
  }

  /** The extension of a trip that a provider was paid is due in cash at its return. */
  async function extend(tx: Tx, { id, itemsMinor, totalMinor }: StoredOrder) {
    const extraDueMinor = 1 + random.below(700);
    await tx.update(trips).set({ extraDueMinor }).where(eq(trips.orderId, id));
    await storedOrders.update(tx, id, {
      itemsMinor: itemsMinor + extraDueMinor,
      totalMinor: totalMinor + extraDueMinor,
      paymentStatus: 'partially_paid',
    });
    await bookOrder(deps, tx, id);
  }

  async function shorten(tx: Tx, order: StoredOrder) {
    const amountMinor = amountUpTo(
      random,
      order.itemsMinor - order.discountMinor - order.couponDiscountMinor,
    );
    if (amountMinor === 0) return;
    await creditOrder(tx, { owner: order.owner, orderId: order.id, amountMinor, at: at() });
    await storedOrders.update(tx, order.id, {
      itemsMinor: order.itemsMinor - amountMinor,
      totalMinor: order.totalMinor - amountMinor,
      walletMinor: order.walletMinor - amountMinor,
    });
    await tx.update(trips).set({ refundedMinor: amountMinor }).where(eq(trips.orderId, order.id));
    await bookOrder(deps, tx, order.id);
  }

  return {
    place(type: OrderType, office: OfficeTerms): Promise<number> {
      return db.transaction(async (tx) => {
        const { values, lines } = randomOrder(random, office, type, {
          owner: oneOf(random, world.owners),
          storeId: type === 'parcel' ? null : oneOf(random, world.storeIds),
          courierId: random.chance(0.85) ? oneOf(random, world.courierIds) : null,
        });
        const status = type === 'delivery' || type === 'take_away' ? 'handover' : 'confirmed';
        const place = { moduleId: world.moduleId, zoneId: world.zoneId };
        const [order] = await tx
          .insert(orders)
          .values({ ...values, ...place, status })
          .returning();
        const { id } = order!;
        if (lines.length > 0)
          await tx
            .insert(orderLines)
            .values(lines.map((line) => ({ ...line, orderId: id, itemId: world.itemId })));
        if (type === 'parcel')
          await tx.insert(parcels).values({
            orderId: id,
            categoryId: world.categoryId,
            receiverZoneId: world.zoneId,
            distanceMinor: 0,
            measureMinor: 0,
            vehicleMinor: 0,
          });
        if (type === 'trip')
          await tx.insert(trips).values({
            orderId: id,
            type: 'hourly',
            pickup: { latitude: 0, longitude: 0, name: { en: 'Harbor' } },
            pickupAt: at(),
            returnAt: at(),
            estimatedHours: 4,
          });
        await pay(tx, id, order!);
        return id;
      });
    },

    async live(id: number): Promise<void> {
      const { type, paymentMethod } = (await storedOrders.find(db, id))!;
      const isOfStore = type === 'delivery' || type === 'take_away';
      if (isOfStore && random.chance(0.25)) await step(id, edit);
      // A bank transfer arrives before the preparation, or too late.
      const isTransfer = paymentMethod === 'offline_payment';
      const receive = () => step(id, (tx) => orderChanges.receivePayment(deps, tx, id));
      const isLate = isTransfer && random.chance(0.15);
      if (isTransfer && !isLate) await receive();
      if (isLate || random.chance(0.15)) await step(id, cancel);
      if (isLate && random.chance(0.5)) await receive();
      if ((await storedOrders.find(db, id))?.status === 'canceled') return;
      if (type === 'parcel') return bringParcel(id);
      if (type === 'trip') return rent(id);
      if (type === 'delivery') await step(id, (tx) => move(tx, id, 'picked_up'));
      if (type === 'delivery' && random.chance(0.1)) await step(id, cancel);
      else await step(id, (tx) => move(tx, id, 'delivered'));
    },

    /** Refunds some of the delivered and paid orders: pieces, parts, any amount, and the rest, up to three times. */
    async refund(id: number): Promise<void> {
      for (let nth = 0; nth < 3 && random.chance(0.5); nth += 1)
        await db.transaction(async (tx) => {
          const order = await lock(tx, id);
          const wasDelivered =
            (await tx
              .select({ id: orderHistory.id })
              .from(orderHistory)
              .where(and(eq(orderHistory.orderId, id), eq(orderHistory.status, 'delivered')))
              .orderBy(orderHistory.id)) ?? [];
          const { totalMinor } = await leftOf(tx, order);
          const isOpen =
            order.status === 'delivered' ||
            order.status === 'refunded' ||
            order.status === 'refund_requested';
          if (wasDelivered.length === 0 || order.paymentStatus !== 'paid' || !isOpen || totalMinor === 0)
            return;
          const destination = oneOf(random, ['provider', 'wallet', 'hand'] as const);
          if (random.chance(0.3)) return refundAmount(tx, order, 1 + random.below(totalMinor), destination);
          const chosen = random.chance(0.3) ? null : await choose(tx, order);
          const amountMinor = chosen ? (await quoteParts(tx, order, chosen)).amountMinor : totalMinor;
          if (amountMinor === 0 || amountMinor > totalMinor) return;
          await refundRequests.refundByStaff(deps, tx, order, {
            chosen,
            destination,
            spared: SPARED_PARTIES.filter(() => random.chance(0.2)),
            reason: 'Cold',
            amountMinor,
          });
        });
    },

    /** Decides the refunds that were owed for canceled orders. */
    async settleOwed(): Promise<void> {
      const open = await db
        .select()
        .from(orderRefunds)
        .where(and(eq(orderRefunds.status, 'requested'), eq(orderRefunds.owed, true)))
        .orderBy(orderRefunds.id);
      for (const { orderId } of open)
        await refundRequests.decide(deps, orderId, {
          approved: true,
          note: null,
          destination: oneOf(random, ['wallet', 'hand'] as const),
        });
    },

    async handOver(): Promise<OtherMoves> {
      const courierId = oneOf(random, world.courierIds);
      const amountMinor = 1 + random.below(5000);
      await db.transaction((tx) => handovers.post(tx, { courierId, amountMinor, at: at() }));
      return [
        { account: `courier:${courierId}`, amountMinor },
        { account: 'house:till', amountMinor: -amountMinor },
      ];
    },

    async topUp(): Promise<OtherMoves> {
      const customerId = oneOf(random, world.customerIds);
      const [amountMinor, bonusMinor] = [1 + random.below(90_000), random.below(500)];
      await db.transaction(async (tx) => {
        const paymentId = await capture(tx, null, `customer:${customerId}`, amountMinor, bonusMinor);
        const paid = { paymentId, customerId, provider: world.provider, amountMinor, bonusMinor };
        await wallets.creditTopUp(tx, paid, at());
      });
      return [
        { account: `customer:${customerId}`, amountMinor: amountMinor + bonusMinor },
        { account: `house:clearing:${world.provider}`, amountMinor: -amountMinor },
        { account: 'house:top_up_bonuses', amountMinor: -bonusMinor },
      ];
    },
  };

  async function refundAmount(
    tx: Tx,
    order: StoredOrder,
    amountMinor: number,
    destination: 'provider' | 'wallet' | 'hand',
  ) {
    const current = order.status === 'delivered' ? await move(tx, order.id, 'refund_requested') : order;
    const [request] = await tx
      .insert(orderRefunds)
      .values({ orderId: order.id, reason: 'Late', amountMinor })
      .returning();
    await decideLocked(deps, tx, current, request!, { approved: true, note: null, destination });
  }

  async function choose(tx: Tx, order: StoredOrder) {
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(orderLines.id);
    const before = await tx
      .select()
      .from(orderRefunds)
      .where(eq(orderRefunds.orderId, order.id))
      .orderBy(orderRefunds.id);
    const gone = (lineId: number) =>
      before
        .filter(({ status }) => status === 'approved')
        .flatMap((one) => one.lines ?? [])
        .filter((line) => line.lineId === lineId)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const returned = before.filter(({ status }) => status === 'approved').flatMap(({ parts }) => parts);
    return {
      lines: lines
        .map(({ id, quantity }) => ({ lineId: id, quantity: amountUpTo(random, quantity - gone(id)) }))
        .filter(({ quantity }) => quantity > 0),
      parts: (['tip', 'delivery'] as const).filter(
        (part) =>
          random.chance(0.4) &&
          !returned.includes(part) &&
          (part === 'tip' ? order.tipMinor : order.deliveryMinor + order.surchargeMinor) > 0,
      ),
    };
  }
}

import { ApiError } from '@errand/contract';
import type { CartLine } from '@errand/contract/cart';
import { addLine, replaceWith, updateLine } from '@errand/domain/cart';
import { isModuleType } from '@errand/domain/modules';
import { useQueryClient } from '@tanstack/react-query';
import { ensureGuestId } from '#platform/api/guest.ts';
import { useText } from '#platform/i18n/index.ts';
import { useMoney } from '#platform/money.ts';
import { readSession, saveSession } from '#platform/session/index.ts';
import { toastDone, toastError } from '#ui/toast.tsx';
import { choiceOf, sendAdd, sendClear, sendQuantity, sendRemove, sendUpdate } from './cart-calls.ts';
import { type Choice, changeLines, domainLines, keyOfLine, newLine } from './cart-lines.ts';
import type { CartQueue, Outcome } from './cart-queue.ts';
import { cartQueue } from './cart-queues.ts';
import { askOtherStore } from './other-store.ts';
import { useProblemText } from './problem-text.ts';

const CLEARED_MS = 5000;

/** What may be done with the cart. Everything shows at once and is taken back when the server refuses it. */
export function useCartChanges() {
  const client = useQueryClient();
  const { digits } = useMoney().style;
  const t = useText();
  const problemText = useProblemText();

  const queueOf = (moduleId: number) => cartQueue(client, moduleId);

  function refused(error: unknown): false {
    toastError(error instanceof ApiError ? error.message : t('cart.offline'));
    return false;
  }

  /** Says that it is done, or that it waits for the network; either way it is in the cart that is shown. */
  function done(outcome: Outcome, text: string, action?: { label: string; onClick: () => void }): true {
    if (outcome === 'waiting') toastError(t('cart.waiting'), { id: 'cart' });
    else toastDone(text, { id: 'cart', action });
    return true;
  }

  async function put(queue: CartQueue, choice: Choice, replace: boolean): Promise<boolean> {
    const line = newLine(choice, digits);
    const rule = replace ? replaceWith : addLine;
    const checked = rule({ moduleId: choice.item.module_id, lines: domainLines(queue.lines, digits) }, line);
    if (!checked.ok && checked.code === 'other_store') return replaceAfterQuestion(queue, choice);
    if (!checked.ok) {
      toastError(problemText(checked));
      return false;
    }
    const sendKey = crypto.randomUUID();
    let outcome: Outcome;
    try {
      outcome = await queue.push({
        refusedLate: refused,
        apply: (lines) =>
          changeLines(
            lines,
            digits,
            (cart) => {
              const added = rule(cart, line);
              return added.ok ? added.cart : null;
            },
            choice.item,
          ),
        send: () => sendAdd(choice, digits, replace, sendKey),
      });
    } catch (error) {
      if (!replace && error instanceof ApiError && error.code === 'other_store') {
        return replaceAfterQuestion(queue, choice);
      }
      return refused(error);
    }
    return done(outcome, t(replace ? 'cart.replaced' : 'cart.added'));
  }

  async function replaceAfterQuestion(queue: CartQueue, choice: Choice): Promise<boolean> {
    return (await askOtherStore(choice.item.name)) && put(queue, choice, true);
  }

  /** Adds to the cart. True when it is in; false when the visitor kept another store's cart or it was refused. */
  async function add(choice: Choice): Promise<boolean> {
    try {
      await ensureGuestId();
    } catch (error) {
      return refused(error);
    }
    chooseModuleOf(choice);
    return put(queueOf(choice.item.module_id), choice, false);
  }

  /** Changes a line as picked in the item's dialog; `lineId` is the id of a line of `useCartActions().lines`. */
  async function update(lineId: string, choice: Choice): Promise<boolean> {
    const queue = queueOf(choice.item.module_id);
    const line = queue.lines.find((candidate) => String(candidate.id) === lineId);
    if (!line) return add(choice);
    const key = keyOfLine(line, digits);
    const { selection, addOns, quantity } = choice;
    const changed = { selection, addOns, quantity };
    const cart = { moduleId: line.module_id, lines: domainLines(queue.lines, digits) };
    const checked = updateLine(cart, lineId, changed);
    if (!checked.ok) {
      toastError(problemText(checked));
      return false;
    }
    try {
      const outcome = await queue.push({
        refusedLate: refused,
        apply: (lines) => applyUpdate(lines, digits, key, changed),
        send: (confirmed) => sendUpdate(confirmed, key, choice, digits),
      });
      return done(outcome, t('cart.updated'));
    } catch (error) {
      return refused(error);
    }
  }

  function setQuantity(line: CartLine, quantity: number): void {
    const key = keyOfLine(line, digits);
    queueOf(line.module_id)
      .push({
        target: `quantity ${key}`,
        refusedLate: refused,
        apply: (lines) => applyUpdate(lines, digits, key, { quantity }),
        send: (confirmed) => sendQuantity(confirmed, key, quantity, digits),
      })
      .catch(refused);
  }

  function remove(line: CartLine): void {
    const key = keyOfLine(line, digits);
    queueOf(line.module_id)
      .push({
        refusedLate: refused,
        apply: (lines) => lines.filter((candidate) => keyOfLine(candidate, digits) !== key),
        send: (confirmed) => sendRemove(confirmed, key, digits),
      })
      .then(
        (outcome) =>
          done(outcome, t('cart.removed'), {
            label: t('cart.undo'),
            onClick: () => void add(choiceOf(line)),
          }),
        refused,
      );
  }

  function clear(): void {
    const { module } = readSession();
    if (!module) return;
    queueOf(module.id)
      .push({ refusedLate: refused, apply: () => [], send: sendClear })
      .then((outcome) => {
        if (outcome === 'waiting') done(outcome, '');
        else toastDone(t('cart.cleared'), { id: 'cart', durationMs: CLEARED_MS });
      }, refused);
  }

  /** One tap for a price that has changed: the line stays as it is, at today's price. */
  function agree(line: CartLine): void {
    const key = keyOfLine(line, digits);
    queueOf(line.module_id)
      .push({
        refusedLate: refused,
        apply: (lines) =>
          lines.map((other) => (keyOfLine(other, digits) === key ? { ...other, price_change: null } : other)),
        send: (confirmed) => sendUpdate(confirmed, key, choiceOf(line), digits),
      })
      .catch(refused);
  }

  return { add, update, setQuantity, remove, clear, agree };
}

type LineEdit = Parameters<typeof updateLine>[2];

/** A line that shrinks must not be refused for being too large still, so the rule's answer is not asked here. */
function applyUpdate(lines: CartLine[], digits: number, key: string, edit: LineEdit): CartLine[] {
  return changeLines(lines, digits, (cart) => {
    const line = lines.find((candidate) => keyOfLine(candidate, digits) === key);
    const updated = line && updateLine(cart, String(line.id), edit);
    if (updated?.ok) return updated.cart;
    const edited = cart.lines.map((other) => (other.id === String(line?.id) ? { ...other, ...edit } : other));
    return { ...cart, lines: edited };
  });
}

/** The cart that is shown is the chosen module's: something of another module chooses that one. */
function chooseModuleOf({ item }: Choice): void {
  const { module } = readSession();
  if (module?.id === item.module_id || !isModuleType(item.module_type)) return;
  saveSession({ module: { id: item.module_id, module_type: item.module_type } });
}

import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError } from '@errand/contract';
import type { CartLine } from '@errand/contract/cart';
import { addLine, replaceWith, updateLine } from '@errand/domain/cart';
import { isModuleType } from '@errand/domain/modules';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ensureGuestId } from '#platform/api/guest.ts';
import { errorMessage } from '#platform/api-error.ts';
import { readSession, saveSession } from '#platform/session/index.ts';
import { choiceOf } from './cart-calls.ts';
import { type CartEdit, changeOf, priceAcceptance } from './cart-edits.ts';
import { type Choice, domainLines, keyOfLine, newLine } from './cart-lines.ts';
import type { CartQueue, Outcome } from './cart-queue.ts';
import { cartQueue } from './cart-queues.ts';
import { takePersistedEdits } from './offline-queue.ts';
import { confirmOtherStore } from './other-store.ts';
import { useProblemText } from './problem-text.ts';

const CLEARED_MS = 5000;

/** What may be done with the cart. Everything shows at once and is taken back when the server refuses it. */
export function useCartChanges() {
  const client = useQueryClient();
  const { digits } = useMoney().style;
  const t = useText();
  const problemText = useProblemText();

  const queueOf = (moduleId: number) => cartQueue(client, moduleId);
  const push = (queue: CartQueue<CartEdit>, edit: CartEdit) => queue.push(changeOf(edit, digits, refused));

  function refused(error: unknown): false {
    toastError(errorMessage(error, t));
    return false;
  }

  /** Says that it is done, or that it waits for the network; either way it is in the cart that is shown. */
  function done(outcome: Outcome, text: string, action?: { label: string; onClick: () => void }): true {
    if (outcome === 'waiting') toastError(t('cart.waiting'), { id: 'cart' });
    else toastDone(text, { id: 'cart', action });
    return true;
  }

  async function put(queue: CartQueue<CartEdit>, choice: Choice, replace: boolean): Promise<boolean> {
    const line = newLine(choice, digits);
    const rule = replace ? replaceWith : addLine;
    const checked = rule({ moduleId: choice.item.module_id, lines: domainLines(queue.lines, digits) }, line);
    if (!checked.ok && checked.code === 'other_store') return replaceAfterQuestion(queue, choice);
    if (!checked.ok) {
      toastError(problemText(checked));
      return false;
    }
    let outcome: Outcome;
    try {
      outcome = await push(queue, { kind: 'add', choice, replace, sendKey: crypto.randomUUID() });
    } catch (error) {
      if (!replace && error instanceof ApiError && error.code === 'other_store') {
        return replaceAfterQuestion(queue, choice);
      }
      return refused(error);
    }
    return done(outcome, t(replace ? 'cart.replaced' : 'cart.added'));
  }

  async function replaceAfterQuestion(queue: CartQueue<CartEdit>, choice: Choice): Promise<boolean> {
    return (await confirmOtherStore(choice.item.name)) && put(queue, choice, true);
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
      return done(await push(queue, { kind: 'update', key, choice }), t('cart.updated'));
    } catch (error) {
      return refused(error);
    }
  }

  function setQuantity(line: CartLine, quantity: number): void {
    const edit: CartEdit = { kind: 'quantity', key: keyOfLine(line, digits), quantity };
    push(queueOf(line.module_id), edit).catch(refused);
  }

  function remove(line: CartLine): void {
    const undo = { label: t('cart.undo'), onClick: () => void add(choiceOf(line)) };
    push(queueOf(line.module_id), { kind: 'remove', key: keyOfLine(line, digits) }).then(
      (outcome) => done(outcome, t('cart.removed'), undo),
      refused,
    );
  }

  function clear(): void {
    const { module } = readSession();
    if (!module) return;
    push(queueOf(module.id), { kind: 'clear', moduleId: module.id }).then((outcome) => {
      if (outcome === 'waiting') done(outcome, '');
      else toastDone(t('cart.cleared'), { id: 'cart', durationMs: CLEARED_MS });
    }, refused);
  }

  /** One tap for a price that has changed: the line stays as it is, at today's price. */
  function agree(line: CartLine): void {
    push(queueOf(line.module_id), priceAcceptance(line, digits)).catch(refused);
  }

  /** What an earlier page of this visitor could not send any more is sent by this one. */
  function resume(moduleId: number): void {
    const queue = queueOf(moduleId);
    const edits = queue.idle ? takePersistedEdits(moduleId) : [];
    if (edits.length > 0) queue.resume(edits.map((edit) => changeOf(edit, digits, refused)));
  }

  return { add, update, setQuantity, remove, clear, agree, resume };
}

/** The cart that is shown is the chosen module's: something of another module chooses that one. */
function chooseModuleOf({ item }: Choice): void {
  const { module } = readSession();
  if (module?.id === item.module_id || !isModuleType(item.module_type)) return;
  saveSession({ module: { id: item.module_id, module_type: item.module_type } });
}

import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError } from '@errand/contract';
import { type Choice, choiceOf, type PricedCartLine } from '@errand/contract/cart-line';
import { lineKey } from '@errand/domain/cart';
import { isModuleType } from '@errand/domain/modules';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { ensureGuestId } from '#platform/api/guest.ts';
import { errorMessage } from '#platform/api-error.ts';
import { readSession, showModule } from '#platform/session/index.ts';
import { applying, type CartEdit, sendEdit } from './cart-edits.ts';
import { type CartChange, type CartQueue, DroppedError, type Outcome, RuleError } from './cart-queue.ts';
import { consumePersistedEdits, useCartQueues } from './cart-queues.ts';
import { confirmOtherStore } from './other-store.ts';
import { useProblemText } from './problem-text.ts';

const CLEARED_MS = 5000;

/**
 * The edits of the cart. Each shows at once and is undone when a rule or the server rejects it; rejections are shown as
 * toasts. `add` and `update` resolve to whether the cart has the line; `busy` while one of these two is under way.
 */
export function useCartChanges() {
  const { digits } = useMoney().style;
  const t = useText();
  const problemText = useProblemText();
  const queueOf = useCartQueues();
  const [running, setRunning] = useState(0);

  function push(queue: CartQueue<CartEdit>, edit: CartEdit): Promise<Outcome> {
    return queue.push(changeOf(edit, digits, showRejection));
  }

  function showRejection(error: unknown): false {
    if (error instanceof DroppedError) return false;
    toastError(error instanceof RuleError ? problemText(error.problem) : errorMessage(error, t));
    return false;
  }

  /**
   * Confirms an edit, or says that it waits for the network; the shown cart has it in both cases, and `CartAnnouncer`
   * announces it.
   */
  function showDone(outcome: Outcome, text: string, action?: { label: string; onClick: () => void }): true {
    if (outcome === 'waiting') toastError(t('cart.waiting'), { id: 'cart' });
    else toastDone(text, { id: 'cart', action, spoken: '' });
    return true;
  }

  async function counted(work: () => Promise<boolean>): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      return await work();
    } catch (error) {
      return showRejection(error);
    } finally {
      setRunning((count) => count - 1);
    }
  }

  async function addOrConfirm(
    queue: CartQueue<CartEdit>,
    choice: Choice,
    replace: boolean,
  ): Promise<boolean> {
    try {
      const outcome = await push(queue, { kind: 'add', choice, replace, sendKey: crypto.randomUUID() });
      return showDone(outcome, t(replace ? 'cart.replaced' : 'cart.added'));
    } catch (error) {
      if (replace || !isOtherStore(error)) throw error;
      return (await confirmOtherStore(choice.item.name)) && addOrConfirm(queue, choice, true);
    }
  }

  /** Adds to the cart. False when the visitor keeps another store's cart, or when the addition is rejected. */
  function add(choice: Choice): Promise<boolean> {
    return counted(async () => {
      await ensureGuestId();
      selectModuleOf(choice);
      return addOrConfirm(queueOf(choice.item.module_id), choice, false);
    });
  }

  /** Changes a line to the selection made in the item's dialog. */
  function update(lineId: string, choice: Choice): Promise<boolean> {
    const queue = queueOf(choice.item.module_id);
    const line = queue.lines.find((candidate) => candidate.id === lineId);
    if (!line) return add(choice);
    return counted(async () =>
      showDone(await push(queue, { kind: 'update', key: lineKey(line), choice }), t('cart.updated')),
    );
  }

  function setQuantity(line: PricedCartLine, quantity: number): void {
    const edit: CartEdit = { kind: 'quantity', key: lineKey(line), quantity };
    push(queueOf(line.moduleId), edit).catch(showRejection);
  }

  async function removeWithUndo(line: PricedCartLine): Promise<void> {
    const undo = { label: t('cart.undo'), onClick: () => void add(choiceOf(line)) };
    const outcome = await push(queueOf(line.moduleId), { kind: 'remove', key: lineKey(line) });
    showDone(outcome, t('cart.removed'), undo);
  }

  async function clearModule(moduleId: number): Promise<void> {
    const outcome = await push(queueOf(moduleId), { kind: 'clear', moduleId });
    if (outcome === 'waiting') showDone(outcome, '');
    else toastDone(t('cart.cleared'), { id: 'cart', durationMs: CLEARED_MS, spoken: '' });
  }

  function clear(): void {
    const { module } = readSession();
    if (module) clearModule(module.id).catch(showRejection);
  }

  /** Accepts the current price of a line without changing the line. */
  function acceptPrice(line: PricedCartLine): void {
    const edit: CartEdit = { kind: 'accept-price', key: lineKey(line), choice: choiceOf(line) };
    push(queueOf(line.moduleId), edit).catch(showRejection);
  }

  /** Sends the edits that an earlier page of this visitor left unsent. */
  async function resume(moduleId: number): Promise<void> {
    const queue = queueOf(moduleId);
    const edits = queue.idle ? await consumePersistedEdits(moduleId) : [];
    if (edits.length > 0) queue.resume(edits.map((edit) => changeOf(edit, digits, showRejection)));
  }

  return {
    add,
    update,
    setQuantity,
    remove: (line: PricedCartLine) => void removeWithUndo(line).catch(showRejection),
    clear,
    acceptPrice,
    resume,
    busy: running > 0,
  };
}

function changeOf(
  edit: CartEdit,
  digits: number,
  onLateRejection: (error: unknown) => void,
): CartChange<CartEdit> {
  return {
    edit,
    target: edit.kind === 'quantity' ? `quantity ${edit.key}` : undefined,
    apply: applying(edit, digits),
    send: (confirmed) => sendEdit(edit, confirmed, digits),
    onLateRejection,
  };
}

function isOtherStore(error: unknown): boolean {
  const code = error instanceof RuleError ? error.problem.code : error instanceof ApiError && error.code;
  return code === 'other_store';
}

/** The shown cart is the selected module's, so an item of another module selects that one. */
function selectModuleOf({ item }: Choice): void {
  const { module } = readSession();
  if (module?.id === item.module_id || !isModuleType(item.module_type)) return;
  showModule({ id: item.module_id, module_type: item.module_type });
}

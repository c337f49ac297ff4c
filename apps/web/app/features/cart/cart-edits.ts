import type { CartLine } from '@errand/contract/cart';
import { addLine, replaceWith, updateLine } from '@errand/domain/cart';
import { choiceOf, sendAdd, sendClear, sendQuantity, sendRemove, sendUpdate } from './cart-calls.ts';
import { type Choice, changeLines, keyOfLine, newLine } from './cart-lines.ts';
import type { CartChange } from './cart-queue.ts';

/** A change of the cart as data, so that one which could not be sent outlives its page. Lines are meant by their key. */
export type CartEdit =
  /** `sendKey` is the addition's own: sent twice it adds once. */
  | { kind: 'add'; choice: Choice; replace: boolean; sendKey: string }
  | { kind: 'update'; key: string; choice: Choice }
  | { kind: 'quantity'; key: string; quantity: number }
  /** The line as it is, at the price that was shown. */
  | { kind: 'agree'; key: string; choice: Choice }
  | { kind: 'remove'; key: string }
  | { kind: 'clear'; moduleId: number };

/** What an edit does to the lines that are shown, and how it is sent. */
export function changeOf(
  edit: CartEdit,
  digits: number,
  refusedLate: (error: unknown) => void,
): CartChange & { edit: CartEdit } {
  const target = edit.kind === 'quantity' ? `quantity ${edit.key}` : undefined;
  return {
    edit,
    target,
    refusedLate,
    apply: applying(edit, digits),
    send: (lines) => send(edit, lines, digits),
  };
}

function applying(edit: CartEdit, digits: number): (lines: CartLine[]) => CartLine[] {
  if (edit.kind === 'clear') return () => [];
  if (edit.kind === 'add') return adding(edit.choice, edit.replace, digits);
  const isMeant = (line: CartLine) => keyOfLine(line, digits) === edit.key;
  switch (edit.kind) {
    case 'remove':
      return (lines) => lines.filter((line) => !isMeant(line));
    case 'agree':
      return (lines) => lines.map((line) => (isMeant(line) ? { ...line, price_change: null } : line));
    case 'quantity':
      return (lines) => updated(lines, digits, isMeant, { quantity: edit.quantity });
    case 'update': {
      const { selection, addOns, quantity } = edit.choice;
      return (lines) => updated(lines, digits, isMeant, { selection, addOns, quantity });
    }
  }
}

function adding(choice: Choice, replace: boolean, digits: number) {
  // Made once: shown again after another change the line keeps its place and id.
  const line = newLine(choice, digits);
  const rule = replace ? replaceWith : addLine;
  return (lines: CartLine[]) =>
    changeLines(
      lines,
      digits,
      (cart) => {
        const added = rule(cart, line);
        return added.ok ? added.cart : null;
      },
      choice.item,
    );
}

/** A line that shrinks must not be refused for being too large still, so the rule's answer is not asked here. */
function updated(
  lines: CartLine[],
  digits: number,
  isMeant: (line: CartLine) => boolean,
  edit: Parameters<typeof updateLine>[2],
): CartLine[] {
  return changeLines(lines, digits, (cart) => {
    const line = lines.find(isMeant);
    const result = line && updateLine(cart, String(line.id), edit);
    if (result?.ok) return result.cart;
    const edited = cart.lines.map((other) => (other.id === String(line?.id) ? { ...other, ...edit } : other));
    return { ...cart, lines: edited };
  });
}

function send(edit: CartEdit, confirmed: CartLine[], digits: number): Promise<CartLine[]> {
  switch (edit.kind) {
    case 'add':
      return sendAdd(edit.choice, digits, edit.replace, edit.sendKey);
    case 'update':
    case 'agree':
      return sendUpdate(confirmed, edit.key, edit.choice, digits);
    case 'quantity':
      return sendQuantity(confirmed, edit.key, edit.quantity, digits);
    case 'remove':
      return sendRemove(confirmed, edit.key, digits);
    case 'clear':
      return sendClear(edit.moduleId);
  }
}

/** The edit that leaves a line as it is. */
export function priceAcceptance(line: CartLine, digits: number): CartEdit {
  return { kind: 'agree', key: keyOfLine(line, digits), choice: choiceOf(line) };
}

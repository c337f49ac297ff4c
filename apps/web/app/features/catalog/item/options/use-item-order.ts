import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Item } from '@errand/contract/catalog';
import { pricedItem } from '@errand/contract/priced-item';
import {
  type CartLine,
  findInCart,
  priceInCart,
  quantityInOtherLines,
  updateLine,
} from '@errand/domain/cart';
import {
  type AddOnChoice,
  changeQuantity,
  checkLine,
  type PricedItem,
  type Selection,
  stepAddOn,
  toggleAddOn,
  toggleOption,
} from '@errand/domain/catalog';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useId, useMemo, useState } from 'react';
import { useCart, useCartChanges, useLimitDetail, useProblemText } from '#features/cart/index.ts';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { startSelection, withOption } from './choices.ts';

type Draft = { selection: Selection; addOns: AddOnChoice[]; quantity: number };

export type ItemOrder = ReturnType<typeof useItemOrder>;

/**
 * The visitor's selection of an item and its validation. Starts from the item's line if it is in the cart. Prices,
 * limits and rejections come from the domain, which the server uses too.
 */
export function useItemOrder(item: Item) {
  const t = useText();
  const { style, exactMinor } = useMoney();
  const { lines } = useCart();
  const { add, update, busy } = useCartChanges();
  const priced = useMemo(() => pricedItem(item, style.digits), [item, style.digits]);
  const [edited, setEdited] = useState<Draft | null>(null);
  const [attempted, setAttempted] = useState(false);
  const [stepped, setStepped] = useState<number | null>(null);
  const formId = useId();

  const opened = useOpenedLine(lines, item.id);
  const draft = edited ?? startDraft(priced, lines, opened);
  const { selection, addOns, quantity } = draft;
  const line = opened ?? findInCart(lines, { item: priced, selection, addOns });
  const elsewhere = quantityInOtherLines(lines, priced.id, line ? [line.id] : []);
  const checked = checkLine(priced, selection, addOns, quantity, elsewhere);
  const increase = changeQuantity(priced, selection, quantity, 1, elsewhere);
  const isCampaign = item.available_date_starts !== null;
  const soldOut = !checked.ok && checked.code === 'variation_out_of_stock';
  const problem = checked.ok || !(attempted || soldOut) ? null : checked;
  const textOf = useProblemText();
  const limitDetail = useLimitDetail();
  // As the cart will charge it: the offer of the store depends on the other lines. A campaign item is ordered alone.
  const price = priceInCart(isCampaign ? [] : lines, {
    id: line?.id ?? '',
    storeId: item.store_id,
    item: priced,
    ...draft,
  });
  const addOn = stepped === null ? undefined : item.add_ons.find(({ id }) => id === stepped);
  useAnnouncement(
    t('ui.quantityTotal', {
      name: addOn?.name ?? item.name,
      quantity: addOn ? (addOns.find(({ id }) => id === addOn.id)?.quantity ?? 0) : quantity,
      total: exactMinor(price.totalMinor),
    }),
    { active: edited !== null, settleMs: 600 },
  );
  useAnnouncement(soldOut ? textOf(checked) : '', { active: edited !== null });

  function change(next: Partial<Draft>, stepOf: number | null = null): void {
    setStepped(stepOf);
    setEdited({ ...draft, ...next });
  }

  /** Another variation has its own stock, and may already have a line in the cart. */
  function chooseOption(index: number, option: string): void {
    const next = withOption(item, priced, selection, index, option);
    const present = findInCart(lines, { item: priced, selection: next, addOns });
    const initial = line ? 1 : quantity;
    change({ selection: next, quantity: present?.quantity ?? initial });
  }

  /** Whether the selection can be ordered; if not, shows the problem and moves the focus there. */
  function check(): boolean {
    setAttempted(true);
    if (checked.ok) return true;
    const index = problemIndex(priced, checked);
    if (index === null) toastError(textOf(checked));
    else focusProblem(formId, index);
    return false;
  }

  /** Adds the selection to the cart, or updates its line. Resolves to whether the cart has it. */
  async function submit(): Promise<boolean> {
    if (!check()) return false;
    return line ? update(line.id, { item, ...draft }) : add({ item, ...draft });
  }

  return {
    item,
    priced,
    formId,
    ...draft,
    line,
    price,
    problem: problem && { text: textOf(problem), index: problemIndex(priced, problem) },
    limitReason: increase.ok ? null : textOf(increase),
    limitDetail: increase.ok ? undefined : limitDetail(increase, elsewhere),
    busy,
    /** The line in the cart equals the selection. */
    unchanged: line !== null && isUnchanged(item, lines, line, draft),
    toggle: (group: number, label: string) => {
      const target = priced.foodVariations[group];
      if (target) change({ selection: toggleOption(selection, target, label) });
    },
    chooseOption,
    toggleAddOn: (id: number) => change({ addOns: toggleAddOn(addOns, id) }),
    stepAddOn: (id: number, delta: number) => change({ addOns: stepAddOn(addOns, id, delta) }, id),
    setQuantity: (next: number) => change({ quantity: next }),
    check,
    submit,
  };
}

/** The cart line that is being edited (`?line=`), else null. */
function useOpenedLine(lines: CartLine[], itemId: number): CartLine | null {
  const search = useSearch();
  const id = search.get('line');
  return lines.find((line) => line.id === id && line.item.id === itemId) ?? null;
}

function startDraft(priced: PricedItem, lines: CartLine[], opened: CartLine | null): Draft {
  const selection = startSelection(priced);
  const line =
    opened ??
    findInCart(lines, { item: priced, selection, addOns: [] }) ??
    lines.find((candidate) => candidate.item.id === priced.id);
  return line
    ? { selection: line.selection, addOns: line.addOns, quantity: line.quantity }
    : { selection, addOns: [], quantity: 1 };
}

function isUnchanged(item: Item, lines: CartLine[], line: CartLine, draft: Draft): boolean {
  const result = updateLine({ moduleId: item.module_id, lines }, line.id, draft);
  return !result.ok && result.code === 'no_changes';
}

/** The group that a problem belongs to: a food group by name, else the first; null for problems without a group. */
function problemIndex(priced: PricedItem, problem: { code: string; name?: string }): number | null {
  if (!problem.code.startsWith('variation_')) return null;
  const index = priced.foodVariations.findIndex((group) => group.name === problem.name);
  return Math.max(0, index);
}

/** The group's first control gets the focus once its message is rendered. */
function focusProblem(formId: string, index: number): void {
  requestAnimationFrame(() => {
    const group = document.getElementById(`${formId}-${index}`);
    group?.scrollIntoView({ block: 'center' });
    group?.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
  });
}

import type { ChosenItem, SaleItem } from '@errand/contract/console/orders/sale-items';

/** An item with the options that staff chose. `key` distinguishes lines. */
export type ChosenLine = { key: number; item: SaleItem; chosen: ChosenItem };

export function plainChoice(item: SaleItem): ChosenItem {
  return { item_id: item.id, quantity: 1, groups: [], variation: null, add_ons: [] };
}

/** Whether an item has anything to choose. Other items are added immediately. */
export function hasOptions({ groups, variations, add_ons }: SaleItem): boolean {
  return groups.length > 0 || variations.length > 0 || add_ons.length > 0;
}

/** Whether all required options are chosen. */
export function isComplete(item: SaleItem, chosen: ChosenItem): boolean {
  if (item.variations.length > 0 && chosen.variation === null) return false;
  return item.groups.every(({ name, required, min, max }) => {
    const count = chosen.groups.find((group) => group.name === name)?.labels.length ?? 0;
    return count === 0 ? !required : count >= min && count <= max;
  });
}

/** Selects or deselects a value of a group. In a single-choice group it replaces the previous one. */
export function toggleLabel(
  chosen: ChosenItem,
  group: SaleItem['groups'][number],
  label: string,
): ChosenItem {
  const labels = chosen.groups.find(({ name }) => name === group.name)?.labels ?? [];
  const others = group.type === 'single' ? [] : labels.filter((one) => one !== label);
  const next = labels.includes(label) ? labels.filter((one) => one !== label) : [...others, label];
  const rest = chosen.groups.filter(({ name }) => name !== group.name);
  return { ...chosen, groups: next.length > 0 ? [...rest, { name: group.name, labels: next }] : rest };
}

export function toggleAddOn(chosen: ChosenItem, id: number): ChosenItem {
  const has = chosen.add_ons.some((addOn) => addOn.id === id);
  const add_ons = has
    ? chosen.add_ons.filter((addOn) => addOn.id !== id)
    : [...chosen.add_ons, { id, quantity: 1 }];
  return { ...chosen, add_ons };
}

/** The price of one piece and the chosen options as one text, each with what it adds; a variation has its own price. */
export function choiceText(
  { item, chosen }: Pick<ChosenLine, 'item' | 'chosen'>,
  money: (minor: number) => string,
): string {
  const extra = (name: string, minor: number) => (minor > 0 ? `${name} +${money(minor)}` : name);
  const variation = item.variations.find(({ type }) => type === chosen.variation);
  const labels = chosen.groups.flatMap(({ name, labels: all }) => {
    const values = item.groups.find((group) => group.name === name)?.values ?? [];
    return all.map((label) => extra(label, values.find((one) => one.label === label)?.price_minor ?? 0));
  });
  const addOns = item.add_ons.filter(({ id }) => chosen.add_ons.some((addOn) => addOn.id === id));
  return [
    variation ? `${variation.type} ${money(variation.price_minor)}` : money(item.price_minor),
    ...labels,
    ...addOns.map(({ name, price_minor }) => extra(name, price_minor)),
  ]
    .filter(Boolean)
    .join(' · ');
}

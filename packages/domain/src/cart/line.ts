import type { AddOnChoice, PricedItem, Selection } from '../catalog/index.ts';

export type CartLine = {
  /** Made by whoever stores the line; the browser uses a temporary one until the server answers. */
  id: string;
  storeId: number;
  item: PricedItem;
  selection: Selection;
  addOns: AddOnChoice[];
  quantity: number;
};

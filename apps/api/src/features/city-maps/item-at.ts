/** Returns the item at an index that must exist; throws instead of returning `undefined`. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return item;
}

export function lastOf<T>(list: ArrayLike<T>): T {
  return itemAt(list, list.length - 1);
}

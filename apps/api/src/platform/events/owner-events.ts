/** The topic of everything that concerns one owner (`ownerOf`): its data is a `LiveEvent` of the contract. */
export function ownerTopic(owner: string): string {
  return `owner:${owner}`;
}

import { lazyPart } from '@errand/client/lazy-part.ts';

/** Loaded with the first destination. */
export const lazyDestinationDialog = lazyPart(() =>
  import('./destination-dialog.tsx').then((part) => part.DestinationDialog),
);

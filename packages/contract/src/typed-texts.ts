import type { TextKind } from '@errand/domain/text';
import { z } from 'zod';

/**
 * The kind of a text in a request, by which the binder normalizes it before the validation. A text without a kind is an
 * `identifier` if it has a format or a pattern, else a `text`; schemas that are derived from one have its kind.
 */
export const textKinds = z.registry<{ kind: TextKind }>();

/** A mail, a phone, or the number of a document. */
export const identifierText = z.string().register(textKinds, { kind: 'identifier' });
/** A code that is typed or pasted: of a message, an authenticator, a coupon, a delivery. */
export const codeText = z.string().register(textKinds, { kind: 'code' });
/** Words to search for. */
export const searchText = z.string().register(textKinds, { kind: 'search' });
/** A password, which is never changed. */
export const secretText = z.string().register(textKinds, { kind: 'secret' });

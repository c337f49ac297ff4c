export type Announcement = { id: number; text: string; assertive: boolean };
type Options = {
  /** Interrupts what is being read. For errors. */
  assertive?: boolean | undefined;
  /** Replaces an announcement of the same key that has not been made yet. */
  key?: string | undefined;
  /** Milliseconds to wait, so that quick changes of one key are announced once. */
  settleMs?: number | undefined;
};

/** A moved focus is read first: it would cut an announcement off. */
const SETTLE_MS = 100;
/** After this time the text is removed, so that a screen reader does not read it again with the page. */
const REMOVE_AFTER_MS = 7000;
/** Marks of direction. Some voices read them. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

let current: readonly Announcement[] = [];
let lastId = 0;
const pending = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Has a screen reader say `text` once. The only way to announce anything: no other element is a live region. */
export function announce(text: string, options: Options = {}): void {
  const { assertive = false, settleMs = SETTLE_MS } = options;
  const spoken = plainText(text);
  const id = ++lastId;
  const key = options.key ?? String(id);
  clearTimeout(pending.get(key));
  pending.delete(key);
  if (spoken === '') return;
  const make = () => {
    pending.delete(key);
    set([...current, { id, text: spoken, assertive }]);
    setTimeout(() => set(current.filter((each) => each.id !== id)), REMOVE_AFTER_MS);
  };
  pending.set(key, setTimeout(make, settleMs));
}

function set(next: readonly Announcement[]): void {
  current = next;
  for (const listener of listeners) listener();
}

export function currentAnnouncements(): readonly Announcement[] {
  return current;
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without marks of direction, and with single blanks. */
export function plainText(text: string): string {
  return text.replace(MARKS, '').replace(/\s+/g, ' ').trim();
}

/** The text of an element as it is read: without hidden parts, with a blank between its parts. */
export function textOf(element: Element): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.getAttribute('aria-hidden') === 'true'
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) parts.push(walker.currentNode.nodeValue ?? '');
  return plainText(parts.join(' ')).replace(/ (?=[.,:;!?،؛؟%)])/g, '');
}

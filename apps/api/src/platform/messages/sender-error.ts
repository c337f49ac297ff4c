import type { UnreachableReason } from '@errand/domain/notifications';

const MOST_CHARACTERS = 500;

/**
 * A provider rejected a message. The provider's response may quote the recipient, so it is not part of the logged
 * message.
 */
export class SenderError extends Error {
  readonly #response: string;
  /** Whether a repetition would be rejected too. Jobs that fail with it are not repeated. */
  readonly permanent: boolean;
  /** Why no message to this contact will arrive by this channel; null if others may. */
  readonly unreachable: UnreachableReason | null;

  constructor(
    message: string,
    response: string,
    {
      permanent = false,
      unreachable = null,
    }: { permanent?: boolean; unreachable?: UnreachableReason | null } = {},
  ) {
    super(message);
    this.#response = response;
    this.permanent = permanent || unreachable !== null;
    this.unreachable = unreachable;
  }

  get response(): string {
    return this.#response;
  }
}

/** The provider's response to a failed message, for the operator: its status and text, or why it was not reached. */
export function providerResponse(error: unknown): string {
  return [...textsOf(error)].join(' ').trim().slice(0, MOST_CHARACTERS);
}

function* textsOf(error: unknown): Generator<string> {
  if (error instanceof SenderError) yield `${error.message} ${error.response}`;
  else if (error instanceof Error) {
    // Nodemailer's message holds the server's response; that of fetch only reports a failure.
    yield error.message;
    if (error.cause instanceof Error) yield `(${error.cause.message})`;
  } else yield String(error);
}

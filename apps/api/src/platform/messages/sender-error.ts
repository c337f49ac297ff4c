const MOST_CHARACTERS = 500;

/** A provider rejected a message. Its answer may quote the recipient, so it is no part of the logged message. */
export class SenderError extends Error {
  readonly #answer: string;
  constructor(message: string, answer: string) {
    super(message);
    this.#answer = answer;
  }
  get answer(): string {
    return this.#answer;
  }
}

/** What a provider said to a message that failed, for the operator: its status and text, or why it was not reached. */
export function providerAnswer(error: unknown): string {
  return [...textsOf(error)].join(' ').trim().slice(0, MOST_CHARACTERS);
}

function* textsOf(error: unknown): Generator<string> {
  if (error instanceof SenderError) yield `${error.message} ${error.answer}`;
  else if (error instanceof Error) {
    // Nodemailer's message holds the response of the server; that of fetch only says that it failed.
    yield error.message;
    if (error.cause instanceof Error) yield `(${error.cause.message})`;
  } else yield String(error);
}

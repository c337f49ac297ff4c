import type { Message, Messages } from '../src/platform/messages/index.ts';

/** Senders of mail and SMS that keep in `sent` what they take. `check` runs before, and throws what a provider would. */
export function recordingMessages(sent: Message[], check: () => void = () => {}): Messages {
  return {
    mail: true,
    sms: true,
    whatsapp: false,
    async send(message) {
      check();
      sent.push(message);
    },
    stop() {},
  };
}

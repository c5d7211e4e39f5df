import { InvalidMail } from '../mail/toMessage.ts';

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Why a mail was not accepted, without the recipient's address, which servers repeat. */
export interface Refusal {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  /**
   * There is no such recipient, or the mail is not valid: another attempt would only harm the sender's reputation.
   */
  isPermanent: boolean;
}

/** `5.1.x` of RFC 3463: the address is wrong. Other refusals may be the fault of a setting of ours or theirs. */
const noSuchAddress = /^5\d\d[ -]5\.1\.[1236]\b/;

export function describeRefusal(error: unknown): Refusal {
  const { code, command, responseCode, response = '' } = error as SmtpError;
  const isPermanent = error instanceof InvalidMail || (command === 'RCPT TO' && noSuchAddress.test(response));
  return { code, command, responseCode, isPermanent };
}

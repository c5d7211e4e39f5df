interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Why a mail was not taken, without what servers like to repeat: whom it was for. */
export interface Refusal {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  /** There is no such recipient: trying again does not help, and harms the sender's name. */
  forGood: boolean;
}

/** `5.1.x` of RFC 3463: the address is wrong. Other refusals may be the fault of a setting of ours or theirs. */
const noSuchAddress = /^5\d\d[ -]5\.1\.[1236]\b/;

export function describeRefusal(error: unknown): Refusal {
  const { code, command, responseCode, response = '' } = error as SmtpError;
  return { code, command, responseCode, forGood: command === 'RCPT TO' && noSuchAddress.test(response) };
}

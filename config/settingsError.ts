/** What the operator has set is wrong; the message lists every problem, one a line. */
export class EnvError extends Error {}

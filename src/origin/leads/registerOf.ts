import { registerLine } from '#shared/views/registerLine.ts';
import type { AgentBriefInput } from '../db/input/networkInput.ts';

/** An agent's or an agency's entry in a public register, as mails name it. */
export const registerOf = ({
  register_number,
  register,
}: Pick<AgentBriefInput, 'register_number' | 'register'>): string | undefined =>
  registerLine(register_number, register)?.text;

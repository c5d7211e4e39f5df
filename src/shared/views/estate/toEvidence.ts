import type { Estate } from '#shared/api/estate.ts';
import { maxFindings, wasChecked, type VisitorFinding } from '#shared/domain/evidence/VisitorFinding.ts';
import { registerLine } from '../registerLine.ts';

/** Its number is among the facts of the agent, who has it from the network's people. */
function agentFinding({ agent }: Estate): VisitorFinding[] {
  const register = registerLine(agent?.registerNumber, agent?.register);
  return register ? [{ name: 'agentRegister', is: 'agrees', values: { number: register.text } }] : [];
}

/**
 * What a listing's page says was checked of its advert: what differs, what agrees, the agent's entry in a register, and
 * what the advert does not say; at most seven lines, and undefined where nothing was compared.
 */
export function toEvidence(estate: Estate): VisitorFinding[] | undefined {
  const found = (estate.findings ?? []).filter(({ name }) => name !== 'agentRegister');
  const ofAgent = agentFinding(estate);
  const checked = [...found.filter(wasChecked).slice(0, maxFindings - ofAgent.length), ...ofAgent];
  const missed = found.filter((finding) => !wasChecked(finding));
  return checked.length === 0 ? undefined : [...checked, ...missed].slice(0, maxFindings);
}

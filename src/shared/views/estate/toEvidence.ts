import type { Estate } from '#shared/api/estate.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { maxFindings, wasChecked, type VisitorFinding } from '#shared/domain/evidence/VisitorFinding.ts';
import { registerLine } from '../registerLine.ts';

/** A finding as a page in one language shows it. */
export interface EvidenceLine extends Omit<VisitorFinding, 'words'> {
  /** The words of a network's own rule, and the language that they are in where it is not the page's. */
  own?: { text: string; lang?: Language } | undefined;
}

interface Spoken {
  language: Language;
  languages: readonly Language[];
}

/** In the page's language, else in the first of the site's that the rule has. */
function lineOf({ words, ...finding }: VisitorFinding, { language, languages }: Spoken): EvidenceLine {
  const lang = [language, ...languages, defaultLanguage].find((one) => words?.[one] !== undefined);
  const text = lang && words?.[lang];
  return text === undefined ? finding : { ...finding, own: { text, ...(lang === language ? {} : { lang }) } };
}

/** Its number is among the facts of the agent, who has it from the network's people. */
function agentFinding({ agent }: Estate): VisitorFinding[] {
  const register = registerLine(agent?.registerNumber, agent?.register);
  return register ? [{ name: 'agentRegister', is: 'agrees', values: { number: register.text } }] : [];
}

/**
 * What a listing's page says was checked of its advert: what differs, what agrees, the agent's entry in a register, and
 * what the advert does not say; at most seven lines, and undefined where nothing was compared.
 */
export function toEvidence(estate: Estate, spoken: Spoken): EvidenceLine[] | undefined {
  const found = (estate.findings ?? []).filter(({ name }) => name !== 'agentRegister');
  const ofAgent = agentFinding(estate);
  const checked = [...found.filter(wasChecked).slice(0, maxFindings - ofAgent.length), ...ofAgent];
  const missed = found.filter((finding) => !wasChecked(finding));
  if (checked.length === 0) return undefined;
  return [...checked, ...missed].slice(0, maxFindings).map((finding) => lineOf(finding, spoken));
}

import type { AgencyProfile } from '#shared/api/agency.ts';
import type { AgentProfile } from '#shared/api/agent.ts';
import { brandLinkOf } from '#shared/domain/agent.ts';
import { spokenLanguageTag } from '#shared/domain/spokenLanguageTags.ts';
import { textValue } from '#shared/views/contentLines.ts';
import { registerLine } from '#shared/views/registerLine.ts';
import { structuredValue, vCard } from './vCard.ts';

interface Addresses {
  /** The profile in the visitor's language, and in the first one: the same contact in all of them. Absolute. */
  page: string;
  identity: string;
  /** Of this very file. */
  source: string;
}

interface Site {
  brandName: string;
  publicOrigin: string;
}

const isAgency = (holder: AgentProfile | AgencyProfile): holder is AgencyProfile =>
  'commercialBrand' in holder && !('fullName' in holder);

type Property = readonly [string, string];

const some = (name: string, value: string | undefined): Property[] => (value ? [[name, value]] : []);

/** No given name and surname: the full name of a Spanish person cannot be split reliably. */
function agentProperties(agent: AgentProfile, { brandName }: Site): Property[] {
  return [
    ['KIND', 'individual'],
    ['FN', textValue(agent.fullName)],
    ['ORG', structuredValue([brandLinkOf(agent)?.brand ?? brandName])],
  ];
}

function agencyProperties({
  commercialBrand,
  address: { streetType, streetName, streetNumber, postalCode, town },
  province,
}: AgencyProfile): Property[] {
  const street = [[streetType, streetName].filter(Boolean).join(' '), streetNumber].filter(Boolean).join(', ');
  const address = ['', '', street, town ?? '', province ?? '', postalCode ?? '', ''];
  return [
    ['KIND', 'org'],
    ['FN', textValue(commercialBrand)],
    ['ORG', structuredValue([commercialBrand])],
    ...(street || town ? [['ADR;TYPE=work', structuredValue(address)] as const] : []),
  ];
}

/** Whom a profile is about, as a card for the visitor's address book. */
export function contactOf(
  holder: AgentProfile | AgencyProfile,
  { page, identity, source }: Addresses,
  site: Site,
): string {
  const { phone, email, web, languages } = holder;
  const register = registerLine(holder.registerNumber, holder.register);
  const picture = isAgency(holder) ? holder.logo : holder.image;
  return vCard([
    ...(isAgency(holder) ? agencyProperties(holder) : agentProperties(holder, site)),
    ...some('TEL;TYPE=work', phone && textValue(phone)),
    ...some('EMAIL;TYPE=work', email && textValue(email)),
    ['URL', page],
    ...some('URL;TYPE=work', web),
    ...some(isAgency(holder) ? 'LOGO' : 'PHOTO', picture && new URL(picture.url, site.publicOrigin).href),
    // vCard has no property for it, and address books show notes.
    ...some('NOTE', register && textValue([register.text, register.url].filter(Boolean).join(' · '))),
    ...languages.flatMap((name) => some('LANG', spokenLanguageTag(name))),
    ['UID', identity],
    ['SOURCE', source],
  ]);
}

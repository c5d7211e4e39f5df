import * as z from 'zod/mini';
import { registerSchema } from '#shared/contract/register.ts';
import { isFields, type ImageDto } from '#shared/contract/fields.ts';
import { readRegistered, registerNamed, type Registered } from '#shared/domain/registers.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { isSource } from '../../db/pictures/pictureSource.ts';
import type { RecordReader } from './RecordReader.ts';
import { emailOf, phoneOf } from './values.ts';

/** An agent as a record names them. */
export interface GivenPerson extends Registered {
  id: string | undefined;
  slug: string;
  full_name: string;
  phone: string | undefined;
  email: string | undefined;
  languages: string[];
  avatar: ImageDto | undefined;
  agency: { slug: string | undefined; commercial_brand: string | undefined; independent: boolean } | undefined;
}

function readContacts(agent: RecordReader): { phone: string | undefined; email: string | undefined } {
  const phone = phoneOf(agent.fields.phone);
  const email = emailOf(agent.fields.email);
  if (agent.has('phone') && phone === undefined) {
    const written = String(agent.fields.phone).slice(0, 30);
    agent.warn('phone', `“${written}” is no telephone number, or may be several: left out`);
  }
  if (agent.has('email') && email === undefined) agent.warn('email', 'is no e-mail address: left out');
  else if (email !== undefined && agent.line('email') !== email) agent.warn('email', 'is a list: the first is kept');
  return { phone, email };
}

function readAgency(agent: RecordReader): GivenPerson['agency'] {
  const agency = agent.within('agency');
  if (!agency) return undefined;
  const brand = agency.line('commercial_brand') ?? agency.line('name');
  const slug = slugify(agency.line('slug') ?? brand ?? '') || undefined;
  const independent = agency.fields.independent === true;
  return slug === undefined ? undefined : { slug, commercial_brand: brand, independent };
}

function readAvatar(agent: RecordReader): ImageDto | undefined {
  const { avatar } = agent.fields;
  const url = isFields(avatar) ? avatar.url : avatar;
  if (typeof url !== 'string' || !(isSource(url) || url.startsWith('/media/'))) return undefined;
  const { dimensions, alt } = isFields(avatar) ? (avatar as unknown as ImageDto) : {};
  return { url, dimensions: dimensions ?? {}, ...(alt ? { alt } : {}) };
}

/** Their entry in a register of estate agents: the number, and the register by its name or as the contract has it. */
function readRegister(agent: RecordReader): Registered {
  const number = agent.line('register_number')?.trim();
  if (!number) return {};
  const { data: given } = z.safeParse(registerSchema, agent.fields.register);
  if (given === undefined) return readRegistered(number);
  return readRegistered(number, {
    ...registerNamed(given.name),
    ...(given.url === undefined ? {} : { url: given.url }),
  });
}

/** The agent of a record; null where it names none. */
export function readPeople(reader: RecordReader): GivenPerson | null {
  const agent = reader.within('agent');
  const name = agent && (agent.line('full_name') ?? agent.line('name'));
  const slug = slugify(agent?.line('slug') ?? name ?? '');
  if (!agent || slug === '') {
    reader.warnOnce('agent', "is missing: the source's own is shown");
    delete reader.fields.agent;
    return null;
  }
  const { languages } = agent.fields;
  const person: GivenPerson = {
    id: agent.line('id'),
    slug,
    full_name: name ?? slug,
    ...readContacts(agent),
    ...readRegister(agent),
    languages: Array.isArray(languages)
      ? languages.filter((one): one is string => typeof one === 'string' && one !== '')
      : [],
    avatar: readAvatar(agent),
    agency: readAgency(agent),
  };
  delete reader.fields.agent;
  return person;
}

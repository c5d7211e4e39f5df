import { ApiError } from '#shared/api/ApiError.ts';
import type { LeadConfirmation } from '#shared/api/lead.ts';
import type { LeadVariant } from '#shared/contract/lead.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import { buildAlternates, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

/** The listing that was asked about. */
export interface LeadEstate {
  target: RouteTarget<'Estate'>;
  title?: string;
  place?: string;
  area?: number;
  rooms?: number;
  bathrooms?: number;
  price?: number;
}

/** What the holder of a lead's link is shown, and nothing more: it travels in the page's state. */
export interface LeadView {
  state: 'found';
  /** First name; may be empty. */
  name: string;
  agent: { name: string; slug?: string; phone?: string };
  reference?: string;
  /** Absent for an enquiry without a listing, and for one that was withdrawn. */
  estate?: LeadEstate;
  /** Present in the variants with a calendar only. */
  calendarUrl?: string;
  variant: LeadVariant;
  supportMail: string;
}

export type RgpdLeadData = LeadView | { state: 'expired'; status: 404 | 410 };

/** A variant promises a calendar only where there is one (docs/product.md#lead-confirmation). */
function variantOf({ variant = 'automatic', calendarUrl }: LeadConfirmation): LeadVariant {
  if (calendarUrl !== undefined) return variant;
  return variant === 'highDemandWithCalendar' || variant === 'highDemand' ? 'highDemand' : 'automatic';
}

/** The listing with its link; undefined where the API does not say enough for one. */
function toEstate({ info }: LeadConfirmation, language: Language): LeadEstate | undefined {
  const slug = info?.urlSlug && localised(info.urlSlug, language)?.value;
  if (!info || !slug || !info.provinceSlug) return undefined;
  const { type, reference, place, area, rooms, bathrooms, price, description } = info;
  const target = routeTarget<'Estate'>({
    to: 'Estate',
    params: { province: info.provinceSlug, type, slug, ref: reference },
  });
  const title = description && localised(description, language)?.value;
  const facts = { title, place, area, rooms, bathrooms, price };
  return { target, ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) };
}

export function toLeadView(lead: LeadConfirmation, language: Language): LeadView {
  const { name, agent, reference, calendarUrl, supportMail } = lead;
  const variant = variantOf(lead);
  const estate = toEstate(lead, language);
  return {
    state: 'found',
    name,
    agent: {
      name: agent.fullName,
      ...(agent.slug === undefined ? {} : { slug: agent.slug }),
      ...(agent.phone === undefined ? {} : { phone: agent.phone }),
    },
    variant,
    supportMail,
    ...(reference === undefined ? {} : { reference }),
    ...(estate ? { estate } : {}),
    ...(calendarUrl !== undefined && variant.endsWith('WithCalendar') ? { calendarUrl } : {}),
  };
}

/** One that is unknown reads as one that has expired (PD-46). */
async function loadRgpdLead({ api, params, language, signal }: LoadContext<'RgpdLead'>): Promise<RgpdLeadData> {
  try {
    return toLeadView(await api.lead(params.leadId, { signal }), language);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      return { state: 'expired', status: error.status };
    throw error;
  }
}

const rgpdLeadMeta = ({ state }: RgpdLeadData, { t, site, params }: MetaContext<'RgpdLead'>): PageMeta => ({
  title: t(state === 'found' ? 'rgpd:lead.titleUnnamed' : 'rgpd:expired.title'),
  description: t('rgpd:lead.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdLead'>({ to: 'RgpdLead', params })),
  isPrivate: true,
});

export const rgpdLeadLoader: RouteLoader<'RgpdLead', RgpdLeadData> = {
  load: loadRgpdLead,
  status: (data) => (data.state === 'expired' ? data.status : 200),
  meta: rgpdLeadMeta,
};

import type { Language } from '../i18n/languages.ts';
import { buildUrl, routeTarget } from './build.ts';

/** A reminder to book a visit (RFC 5545): the URL of the lead's page with this ending. */
const ending = '.ics';

export const visitCalendarUrl = (leadId: string, language: Language): string =>
  buildUrl(routeTarget<'RgpdLead'>({ to: 'RgpdLead', params: { leadId } }), language) + ending;

/** The lead's page whose reminder a path asks for; null for a path of anything else. */
export const pageOfVisitCalendar = (pathname: string): string | null =>
  pathname.endsWith(ending) ? pathname.slice(0, -ending.length) : null;

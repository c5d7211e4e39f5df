import type { NetworkExport } from '#config/network/exports.ts';
import type { Estate } from '#shared/api/estate.ts';

/** Whether an export may have a listing: it has those of all agencies, or of some. */
export const isOfExport = ({ agencies }: Pick<NetworkExport, 'agencies'>, { agent }: Estate): boolean =>
  agencies === undefined || (agent?.agency?.slug !== undefined && agencies.includes(agent.agency.slug));

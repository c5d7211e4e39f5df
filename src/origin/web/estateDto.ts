import type { WireAgentBrief, WireEstate, WireEstateSummary } from '#shared/api/wire.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estateDocuments.ts';
import { unpackMedia } from '../db/imageSizes.ts';
import type { EstateRecord } from '../search/readEstates.ts';
import { optionalField } from './optionalField.ts';

/** An estate as a list answers it: its stored document with what changes without it. */
export function estateSummaryDto(record: EstateRecord): WireEstateSummary {
  const document = JSON.parse(record.summary) as EstateSummaryDocument;
  return {
    ...document,
    media: document.media.map(unpackMedia),
    status: record.status,
  ...optionalField('price', record.shown_price),
  agent: JSON.parse(record.agent_brief) as WireAgentBrief,
  updated_at: new Date(record.updated_at).toISOString(),
  };
}

/** An estate as its own page needs it. */
export function estateDto(record: EstateRecord & { detail: string }): WireEstate {
  const summary = estateSummaryDto(record);
  const detail = JSON.parse(record.detail) as EstateDetailDocument;
  return {
    ...summary,
    ...location(record, summary.address.visibility),
    ...detail,
    media: detail.media.map(unpackMedia),
  };
}

/** The stored location is already approximate where it has to be: see publicLocation. */
function location({ lat, lng }: EstateRecord, visibility: string): Pick<WireEstate, 'location'> {
  if (lat === null || lng === null) return {};
  return {
    location: { lat: lat / 1e5, lng: lng / 1e5, precision: visibility === 'full' ? 'exact' : 'approximate' },
  };
}

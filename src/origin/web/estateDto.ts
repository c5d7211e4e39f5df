import type { AgentBriefDto } from '#shared/contract/agentBrief.ts';
import type { EstateDto, EstateSummaryDto } from '#shared/contract/estate.ts';
import { hidePrice } from '#shared/contract/hiddenPrice.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estateDocuments.ts';
import { unpackMedia } from '../db/imageSizes.ts';
import type { EstateRecord } from '../search/readEstates.ts';
import { optionalField } from './optionalField.ts';

/** An estate as a list answers it: its stored document with what changes without it. */
export function estateSummaryDto(record: EstateRecord): EstateSummaryDto {
  const document = JSON.parse(record.summary) as EstateSummaryDocument;
  return {
    ...document,
    media: document.media.map(unpackMedia),
    status: record.status,
    ...optionalField('price', record.shown_price),
    ...optionalField('previous_price', previousPrice(record)),
    agent: JSON.parse(record.agent_brief) as AgentBriefDto,
    updated_at: new Date(record.updated_at).toISOString(),
  };
}

/** The price before a drop, where the price is shown. */
const previousPrice = ({ shown_price: price, previous_price: previous }: EstateRecord): number | null =>
  price !== null && previous !== null && previous > price ? previous : null;

/** An estate as its own page needs it. */
export function estateDto(record: EstateRecord & { detail: string }): EstateDto {
  const summary = estateSummaryDto(record);
  const detail = JSON.parse(record.detail) as EstateDetailDocument;
  const estate = {
    ...summary,
    ...location(record, summary.address.visibility),
    ...detail,
    media: detail.media.map(unpackMedia),
  };
  hidePrice(estate);
  return estate;
}

/** The stored location is already approximate where it has to be: see publicLocation. */
function location({ lat, lng }: EstateRecord, visibility: string): Pick<EstateDto, 'location'> {
  if (lat === null || lng === null) return {};
  return {
    location: { lat: lat / 1e5, lng: lng / 1e5, precision: visibility === 'full' ? 'exact' : 'approximate' },
  };
}

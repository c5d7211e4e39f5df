import type { AgentBriefDto } from '#shared/contract/agentBrief.ts';
import type { EstateDto, EstateSummaryDto } from '#shared/contract/estate.ts';
import { hidePrice } from '#shared/contract/hiddenPrice.ts';
import { isVerdict } from '../db/adverts/judgeRow.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { summaryMedia } from '../db/estates/estateMedia.ts';
import { unpackMedia } from '../db/estates/imageSizes.ts';
import type { Store } from '../db/store.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { previewOf } from '../media/pictureName.ts';
import type { ComparedPrices } from '../records/comparablePrices.ts';
import type { EstateRecord } from '../records/readEstates.ts';
import { optionalField } from '../optionalField.ts';
import { countMedia, countShownMedia } from './mediaCounts.ts';

/** Estates as a list answers them, each with its cover. */
export async function estateSummaries(
  store: Store,
  records: readonly EstateRecord[],
  compared: ComparedPrices,
): Promise<EstateSummaryDto[]> {
  const keys = records.map(({ key }) => key);
  const [estates, counts, alike] = await Promise.all([
    answerPictures(store, records.map(estateSummaryDto)),
    countShownMedia(store, keys),
    compared.of(records),
  ]);
  return estates.map(({ pictures: _, plans: __, ...estate }, index) => ({
    ...estate,
    media: estate.media.slice(0, summaryMedia).map((item) => ({ ...item, preview: undefined })),
    ...counts.get(keys[index]!),
    ...optionalField('comparable_prices', alike.get(keys[index]!) ?? null),
  }));
}

/** An estate's stored summary with what changes without it. Pictures are named as they are stored. */
function estateSummaryDto(record: EstateRecord): EstateSummaryDto {
  const document = JSON.parse(record.summary) as EstateSummaryDocument;
  return {
    ...document,
    media: document.media.map(unpackMedia),
    status: record.status,
    ...optionalField('price', record.shown_price),
    ...optionalField('previous_price', previousPrice(record)),
    agent: JSON.parse(record.agent_brief) as AgentBriefDto,
    ...(isVerdict(record, 'meets') ? { meets_rules: true } : {}),
    updated_at: new Date(record.updated_at).toISOString(),
  };
}

/** The price before a drop, where the price is shown. */
const previousPrice = ({ shown_price: price, previous_price: previous }: EstateRecord): number | null =>
  price !== null && previous !== null && previous > price ? previous : null;

/** Estates as their own pages need them. */
export async function estateDtos(
  store: Store,
  records: readonly (EstateRecord & { detail: string })[],
): Promise<EstateDto[]> {
  const estates = await answerPictures(store, records.map(estateDto));
  return estates.map(({ pictures: _, plans: __, ...estate }) => {
    const { media } = estate;
    const cover = media.find((item) => item.web_cover) ?? media.find(({ type }) => type === 'image');
    if (cover) cover.preview ??= previewOf(cover.url);
    return { ...estate, ...countMedia(media) };
  });
}

/** Pictures are named as they are stored. */
export function estateDto(record: EstateRecord & { detail: string }): EstateDto {
  const summary = estateSummaryDto(record);
  const detail = JSON.parse(record.detail) as EstateDetailDocument;
  const estate = {
    ...summary,
    ...location(record, summary.address.visibility),
    ...detail,
    media: detail.media.map(unpackMedia),
  };
  // What a price had been stays stored, for when it is shown again.
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

import type { Camelized } from 'humps';
import { estateSchema, estateSummarySchema, type EstateDto, type EstateSummaryDto } from '#shared/contract/estate.ts';
import {
  estateListSchema,
  pinClusterSchema,
  pinSchema,
  pinsSchema,
  type EstateListDto,
  type PinClusterDto,
  type PinDto,
} from '#shared/contract/estateList.ts';
import { isFields, lowerCase } from '#shared/contract/fields.ts';
import { foundSchema } from '#shared/contract/visitorFinding.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import type { VisitorFinding } from '#shared/domain/evidence/VisitorFinding.ts';
import { camelise } from './camelise.ts';
import { readOne, readRecords, reportImplausible, type OnInvalid } from './readAnswer.ts';

export type EstateSummary = Camelized<EstateSummaryDto>;
export type Estate = Camelized<EstateDto> & {
  /** What the site found by its checks, of those that visitors are shown; absent where nothing was compared. */
  findings?: VisitorFinding[] | undefined;
};
/** Facets are keyed by data: names of filters, and values of their options. */
export type EstateList = Camelized<Omit<EstateListDto, 'results' | 'facets'>> &
  Pick<EstateListDto, 'facets'> & { results: EstateSummary[] };

/** @throws ApiError with status 0 for an estate that cannot be shown */
export function toEstate(answer: unknown, onInvalid?: OnInvalid): Estate {
  const estate = readOne(estateSchema, answer);
  reportImplausible(answer, onInvalid);
  const { findings } = readOne(foundSchema, answer);
  return { ...camelise(estate), findings };
}

type Counts = Pick<EstateListDto, 'total' | 'available' | 'closed'>;

/** The numbers of a list without the records that it drops: a heading counts what is shown. */
function countShown({ total, available, closed }: Counts, dropped: readonly unknown[]): Counts {
  const statuses = dropped.map((record) => String(isFields(record) ? lowerCase(record.status) : ''));
  const less = (count: number | undefined, isCounted: (status: string) => boolean) =>
    count === undefined ? undefined : Math.max(0, count - statuses.filter(isCounted).length);
  return {
    total: Math.max(0, total - dropped.length),
    available: less(available, (status) => !hidesPrice(status)),
    closed: less(closed, isClosed),
  };
}

/** @throws ApiError with status 0 for a value that is not a list */
export function toEstateList(answer: unknown, onInvalid?: OnInvalid): EstateList {
  const { results, facets, ...rest } = readOne(estateListSchema, answer);
  const dropped: unknown[] = [];
  const shown = results.flatMap((record) => {
    const read = readRecords(estateSummarySchema, [record], onInvalid);
    if (read.length === 0) dropped.push(record);
    return read;
  });
  return {
    ...camelise(dropped.length === 0 ? rest : { ...rest, ...countShown(rest, dropped) }),
    ...(facets ? { facets } : {}),
    results: shown.map((estate) => camelise(estate)),
  };
}

/** An estate on the map. */
export interface Pin {
  key: string;
  lng: number;
  lat: number;
  /** In euros; null where it is on request, or hidden by the state. */
  price: number | null;
  /** Whether it stands exactly there, else within some 500 m. */
  isExact: boolean;
  /** Undefined where it is simply available. */
  status?: string | undefined;
  /** Whether the price is the lowest of a development's. */
  isLowest: boolean;
}

/** A whole result on the map: pins, or clusters where there are too many. */
export interface PinList {
  /** Those without a known place are counted too. */
  total: number;
  /** Side of the clusters' cells in degrees, counted from 180° west and 90° south. */
  cell?: number;
  pins?: Pin[];
  clusters?: PinClusterDto[];
}

const toPin = ([key, lng, lat, price, exact, status, lowest]: PinDto): Pin => ({
  key,
  lng,
  lat,
  price,
  isExact: exact === 1,
  status,
  isLowest: lowest === 1,
});

/** @throws ApiError with status 0 for a value that is no result on the map */
export function toPins(answer: unknown, onInvalid?: OnInvalid): PinList {
  const { total, cell, pins, clusters } = readOne(pinsSchema, answer);
  return {
    total,
    ...(cell === undefined ? {} : { cell }),
    ...(pins ? { pins: readRecords(pinSchema, pins, onInvalid).map(toPin) } : {}),
    ...(clusters ? { clusters: readRecords(pinClusterSchema, clusters, onInvalid) } : {}),
  };
}

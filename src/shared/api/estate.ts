import type { Camelized } from 'humps';
import { estateSchema, estateSummarySchema, type EstateDto, type EstateSummaryDto } from '#shared/contract/estate.ts';
import {
  estateListSchema,
  pinClusterSchema,
  pinSchema,
  pinsSchema,
  type EstateListDto,
  type PinsDto,
} from '#shared/contract/estateList.ts';
import { camelise } from './camelise.ts';
import { readOne, readRecords, reportImplausible, type OnInvalid } from './readAnswer.ts';

export type EstateSummary = Camelized<EstateSummaryDto>;
export type Estate = Camelized<EstateDto>;
/** Facets are keyed by data: names of filters, and values of their options. */
export type EstateList = Camelized<Omit<EstateListDto, 'results' | 'facets'>> &
  Pick<EstateListDto, 'facets'> & { results: EstateSummary[] };

/** @throws ApiError with status 0 for an estate that cannot be shown */
export function toEstate(answer: unknown, onInvalid?: OnInvalid): Estate {
  const estate = readOne(estateSchema, answer);
  reportImplausible(answer, onInvalid);
  return camelise(estate);
}

/** @throws ApiError with status 0 for a value that is not a list */
export function toEstateList(answer: unknown, onInvalid?: OnInvalid): EstateList {
  const { results, facets, ...rest } = readOne(estateListSchema, answer);
  return {
    ...camelise(rest),
    ...(facets ? { facets } : {}),
    results: readRecords(estateSummarySchema, results, onInvalid).map((estate) => camelise(estate)),
  };
}

/** A whole result on the map, as it travels: long, flat, and read by the map alone. */
export function toPins(answer: unknown, onInvalid?: OnInvalid): PinsDto {
  const { total, cell, pins, clusters } = readOne(pinsSchema, answer);
  return {
    total,
    ...(cell === undefined ? {} : { cell }),
    ...(pins ? { pins: readRecords(pinSchema, pins, onInvalid) } : {}),
    ...(clusters ? { clusters: readRecords(pinClusterSchema, clusters, onInvalid) } : {}),
  };
}

import {
  conservations,
  energyRatings,
  energyStates,
  hidesPrice,
  operationTypes,
  type Conservation,
  type EnergyRating,
  type EnergyState,
  type OperationType,
} from '#shared/domain/estate.ts';
import { camelise, type Camelised } from './camelise.ts';
import type { WireEstate, WireEstateList, WireEstateSummary } from './wire.ts';

interface Normalised {
  type: OperationType;
  /** Lower-case; values beyond the four known ones are possible and count as available (PD-26). */
  status: string;
  conservation?: Conservation;
  cee: { state: EnergyState; consumption?: number; emissions?: number; rating?: EnergyRating };
}

export type EstateSummary = Omit<Camelised<WireEstateSummary>, keyof Normalised> & Normalised;
export type Estate = Omit<Camelised<WireEstate>, keyof Normalised> & Normalised;
export type EstateList = Omit<Camelised<WireEstateList>, 'results'> & { results: EstateSummary[] };

/** Spellings that occur beside the contract's own (PD-35). */
const aliases = {
  names: { ref: 'reference', bathroomNumber: 'bathrooms' },
  estateType: { ruralHouse: 'rural_house' },
  conservation: { new_build: 'brandNew' },
} as const;

const known = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.includes(value as T) ? (value as T) : undefined;

/**
 * One estate as the site uses it: names in camelCase, spellings made one, the price taken out where it may not be shown,
 * even if an upstream sends it (PD-27).
 */
export function toEstate<T extends WireEstateSummary>(wire: T): T extends WireEstate ? Estate : EstateSummary {
  const estate = camelise(wire) as unknown as Record<string, unknown>;
  for (const [alias, name] of Object.entries(aliases.names)) {
    estate[name] ??= estate[alias];
    delete estate[alias];
  }
  const status = wire.status.toLowerCase();
  const cee = (estate.cee ?? {}) as Camelised<WireEstate>['cee'];
  const conservation = String(estate.conservation);
  return {
    ...estate,
    ...(hidesPrice(status) ? { price: undefined } : {}),
    type: known(operationTypes, wire.type.toLowerCase()) ?? 'buy',
    status,
    estateType: aliases.estateType[estate.estateType as 'ruralHouse'] ?? estate.estateType,
    conservation: known(conservations, aliases.conservation[conservation as 'new_build'] ?? conservation),
    cee: {
      ...cee,
      state: known(energyStates, cee.state) ?? 'in_process',
      rating: known(energyRatings, cee.rating?.toUpperCase()),
    },
  } as never;
}

export const toEstateList = (wire: WireEstateList): EstateList => {
  const { results, facets, ...rest } = wire;
  return { ...camelise(rest), ...(facets ? { facets } : {}), results: results.map(toEstate) };
};

import { estateSubtypes, estateTypes, type EstateSubtype, type EstateType } from '#shared/domain/estate.ts';

/** The text key of an estate's type; unknown types have a general text (PD-35). */
export const kindKey = (estateType: string): `estateType.${EstateType | 'other'}` =>
  `estateType.${estateTypes.includes(estateType as EstateType) ? (estateType as EstateType) : 'other'}`;

/** The text of its sub-type, which says more than the kind where there is one. */
export const subtypeKey = (subtype: string | undefined): `subtype.${EstateSubtype}` | undefined =>
  estateSubtypes.includes(subtype as EstateSubtype) ? `subtype.${subtype as EstateSubtype}` : undefined;

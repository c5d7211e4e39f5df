/** A sight or a service that everybody there knows, singular and with its article: in Spanish, Catalan and English. */
export type Landmark = readonly [es: string, ca: string, en: string];

/**
 * What a map shows around a place. Without streets of its own, those that nearly every town of the region has serve.
 */
export interface Surroundings {
  streets?: readonly string[];
  near: readonly Landmark[];
}

/** By the slug of the province, then by the name of the zone or town. */
export type SurroundingsByProvince = Readonly<Record<string, Readonly<Record<string, Surroundings>>>>;

import { energyRatings, type EnergyRating } from '../estate.ts';

/*
 * The official scale of homes (RD 235/2013, RD 390/2021: “Calificación de la eficiencia energética de los edificios”)
 * has other limits in each climate zone, for houses and flats, and for new and existing buildings. Its tables could
 * not be read; what was read of them are the limits below. Until somebody enters the tables, a figure is out of scale
 * only where it lies so far beyond these limits that no zone can have it: operators are shown it, and no visitor.
 */

type Limits = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where each letter but the last ends, for houses in Madrid (zone D3): IDAE's example of the scale. */
const madrid: Readonly<Record<'consumption' | 'emissions', Limits>> = {
  consumption: [44.6, 72.3, 112.1, 172.3, 303.7, 382.6],
  emissions: [10.1, 16.3, 25.3, 38.9, 66, 79.2],
};

/**
 * How many times lower the limits of the mildest zone's flats are at most, and how many times higher those of the
 * coldest zone: before 2016 electricity counted for twice the emissions.
 */
const margins = { lowest: 4, highest: { consumption: 1.6, emissions: 2 } } as const;

export type EnergyFigure = keyof typeof madrid;

/**
 * The band that holds a letter's figures in every zone, in kWh or kg CO₂ a square metre and year.
 * @returns from 0, and to infinity, at the ends of the scale
 */
export function widestBand(figure: EnergyFigure, rating: EnergyRating): { from: number; to: number } {
  const at = energyRatings.indexOf(rating);
  const limits = madrid[figure];
  return {
    from: at === 0 ? 0 : limits[at - 1]! / margins.lowest,
    to: at < limits.length ? limits[at]! * margins.highest[figure] : Infinity,
  };
}

export const scaleSource = {
  kind: 'publication',
  title:
    'IDAE, escala de calificación energética de viviendas: límites de Madrid (zona D3), ampliados a todas las zonas',
} as const;

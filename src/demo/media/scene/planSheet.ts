/** What plans are drawn on and with. */
export const paper = '#fbf7ef';
export const ink = '#33414a';

/** A measure as it is lettered on the sheet: "12,50 m". */
export const label = (value: number, digits: number, unit: string): string =>
  `${value.toFixed(digits).replace('.', ',')} ${unit}`;

/** An area in whole square metres, with the point that Spain writes in thousands: "1.250 m²". */
export const formatArea = (area: number): string => `${String(Math.round(area)).replace(/\B(?=(?:\d{3})+$)/g, '.')} m²`;

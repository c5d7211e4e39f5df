import { withValues, type Values } from './Check.ts';
import type { Fault } from './evaluate.ts';
import type { OwnRule } from './ownRules.ts';
import type { CheckName } from './table.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { resultDay } from '../resultDays.ts';

interface Words {
  /** What is compared, as a heading of a group. */
  title: string;
  differs?: string;
  missing?: string;
}

/** The words of each check in reports for operators, in English, with `{values}` of its outcome. */
export const operatorWords: Readonly<Record<CheckName, Words>> = {
  energyLabel: { title: 'Energy label', missing: 'says nothing of an energy certificate' },
  energyLetter: { title: 'Letter of the energy certificate', missing: 'has a certificate without a letter' },
  energyConsumption: {
    title: 'Energy letter and consumption',
    differs: 'letter {rating} with {stated} kWh/m² a year: no climate zone has that',
  },
  energyEmissions: {
    title: 'Letter of the emissions and CO₂',
    differs: 'letter {rating} with {stated} kg CO₂/m² a year: no climate zone has that',
  },
  agentRegister: {
    title: "Agent's register",
    missing: 'names no AICAT number of the agent, the agency or the network',
  },
  agentRegisterValencia: {
    title: "Agent's register (Valencia)",
    missing: 'names no RAICV number of the agent, the agency or the network',
  },
  priceIncludes: { title: 'What the price includes' },
  newHomePrice: { title: 'Total price of a new home' },
  newHomeState: { title: 'Whether a new home is finished' },
  newHomeLicence: {
    title: 'Building licence of a new home',
    differs: 'its building licence expired on {on}, before the homes are finished',
    missing: 'does not state both number and expiry of its building licence',
  },
  lastRent: { title: 'Last rent' },
  habitabilityCertificate: { title: 'Certificate of habitability, as the law asks it' },
  usefulArea: { title: 'Useful and built area', differs: 'useful {useful} m², built {built} m²' },
  newHomeAreas: { title: 'Areas of a new home', missing: 'does not state both built and useful area' },
  roomsInArea: {
    title: 'Bedrooms and area',
    differs: '{rooms} bedrooms do not go with the area ({area} m²)',
  },
  roomsOfStudio: { title: 'Bedrooms of a studio', differs: 'a studio of {rooms} bedrooms' },
  roomsAndBathrooms: { title: 'Bedrooms and bathrooms', differs: '{rooms} bedrooms, bathrooms: {bathrooms}' },
  believableArea: { title: 'Area', differs: '{stated} m² cannot be' },
  believableRooms: { title: 'Bedrooms', differs: '{stated} bedrooms cannot be' },
  believablePlot: { title: 'Plot', differs: 'a plot of {stated} m² cannot be' },
  believablePrice: { title: 'Price', differs: '{price} € is no price of what is offered' },
  communityFee: { title: 'Community fee', differs: '{fee} € a month: a fee for a year?' },
  referenceIndex: { title: 'Index of rents', missing: 'states no reference index' },
  largeHolder: { title: 'Large holder', missing: 'does not say whether the owner is a large holder' },
  floorOfBuilding: { title: 'Floor', differs: 'floor {floor} of a building of {floors} floors' },
  yearOfCondition: { title: 'Year and condition', differs: 'built in {year}, which does not go with its condition' },
  believableYear: { title: 'Year', differs: 'the year {stated} cannot be' },
  believableFloors: { title: 'Floors of the building', differs: '{stated} floors cannot be' },
  confirmation: { title: 'Confirmation', missing: 'nobody touched it for {days} days' },
  confirmedAt: { title: 'Confirmed by its agency' },
  ownPictures: { title: 'Photographs', differs: 'photographs that {other} shows, too ({by} in all)' },
  coordinates: { title: 'Coordinates', differs: '{by} km from its town' },
  coordinatesOfProvince: { title: 'Coordinates and province', differs: '{by} km from its province' },
  areaInText: { title: 'Area in the text', differs: 'the text says {found} m², the field {stated} m²' },
  bedroomsInText: { title: 'Bedrooms in the text', differs: 'the text says {found} bedrooms, the field {stated}' },
  priceInText: { title: 'Price in the text', differs: 'the text says {found} €, the field {stated} €' },
  feeInText: { title: 'Community fee in the text', differs: 'the text says {found} € a month, the field {stated} €' },
  registeredArea: { title: 'Built area in a register', differs: '{source} says {found} m², the advert {stated} m²' },
  registeredUsefulArea: {
    title: 'Useful area in a register',
    differs: '{source} says {found} m², the advert {stated} m²',
  },
  registeredPlot: { title: 'Plot in a register', differs: '{source} says {found} m², the advert {stated} m²' },
  registeredYear: { title: 'Year in a register', differs: '{source} says {found}, the advert {stated}' },
  floodZone: { title: 'Flood zone' },
  inspection: { title: 'Inspection of the building' },
  habitability: { title: 'Certificate of habitability' },
};

/** What a network says of a fault of its own rule: in a language, else in the one that it always has. */
export const ownWords = ({ words: { operator } }: OwnRule, language: Language): string =>
  operator[language] ?? operator[defaultLanguage] ?? '';

/** What a fault is of, as the heading of its group. */
export const titleOf = (fault: Fault): string => ('rule' in fault ? fault.rule.name : operatorWords[fault.name].title);

/** Times as the date in Spain, as agents read them. */
const withDay = (values: Values = {}): Values =>
  typeof values.on === 'string' ? { ...values, on: resultDay(Date.parse(values.on)) } : values;

/** A fault in the words of reports; empty for an outcome that is none. */
export function describeFault(fault: Fault): string {
  const { outcome } = fault;
  if (outcome.is !== 'differs' && outcome.is !== 'missing') return '';
  const words = 'rule' in fault ? ownWords(fault.rule, 'en') : operatorWords[fault.name][outcome.is];
  return withValues(words ?? titleOf(fault), withDay(outcome.values));
}

import { languages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { faultsOf, outcomeOf } from './evaluate.ts';
import { describeFault, operatorWords } from './operatorWords.ts';
import { checks, checkNames, type CheckName } from './table.ts';

const now = Date.UTC(2026, 10, 29);
const flat: AdvertFacts = {
  ...{ type: 'buy', estate_type: 'flat', status: 'new', price: 250_000, area_constructed: 90, rooms: 3, now },
  cee: { state: 'completed', rating: 'E', consumption: 190 },
  address: { province_slug: 'madrid' },
};

const isOf = (name: CheckName, facts: Partial<AdvertFacts>): string =>
  outcomeOf(checks[name], { ...flat, ...facts }).is;

const catalanLet = { type: 'rent', price: 950, address: { province_slug: 'girona' } } as const;
const inGirona = { address: { province_slug: 'girona' } } as const;
const entryIn = (name: string) => ({ register_number: '1234', register: { name } });
const catastro = (what: string, value: number) => ({ checked: [{ what, value, source: 'Catastro' }] });

const licensed = (expires_on: string): Partial<AdvertFacts> => ({
  ...{ conservation: 'brandNew', works_licence: { number: '12/2025', expires_on } },
});

test.each<[CheckName, Partial<AdvertFacts>, string]>([
  ['energyConsumption', {}, 'unknown'],
  ['energyConsumption', { cee: { rating: 'A', consumption: 250 } }, 'differs'],
  ['energyConsumption', { cee: { rating: 'G', consumption: 30 } }, 'differs'],
  ['energyConsumption', { cee: { rating: 'G', consumption: 1_050 } }, 'unknown'],
  ['energyConsumption', { cee: { rating: 'A', consumption: 4 } }, 'unknown'],
  ['energyConsumption', { estate_type: 'office', cee: { rating: 'A', consumption: 250 } }, 'not applicable'],
  ['energyEmissions', { cee: { emissions_rating: 'B', emissions: 90 } }, 'differs'],
  ['energyLabel', { cee: { state: 'not_stated' } }, 'missing'],
  ['energyLabel', { cee: { state: 'exempt' } }, 'not applicable'],
  ['energyLabel', { cee: { state: 'in_process' } }, 'unknown'],
  ['energyLabel', { estate_type: 'garage', cee: { state: 'not_stated' } }, 'not applicable'],
  ['energyLetter', { cee: { state: 'completed' } }, 'missing'],
  ['usefulArea', {}, 'unknown'],
  ['usefulArea', { area_useful: 80 }, 'agrees'],
  ['usefulArea', { area_useful: 91 }, 'unknown'],
  ['usefulArea', { area_useful: 110, area_terrace: 60 }, 'differs'],
  ['roomsInArea', { rooms: 1, area_constructed: 9 }, 'agrees'],
  ['roomsInArea', { rooms: 11, area_constructed: 1_300, estate_type: 'rural_house' }, 'agrees'],
  ['roomsInArea', { rooms: 45 }, 'differs'],
  ['roomsInArea', { rooms: 9, subtype: 'studio', area_constructed: 0 }, 'unknown'],
  ['roomsInArea', { rooms: 13, bathrooms: 1, area_constructed: 900, estate_type: 'house' }, 'agrees'],
  ['roomsOfStudio', { rooms: 9, subtype: 'studio' }, 'differs'],
  ['roomsOfStudio', { rooms: 9 }, 'unknown'],
  ['roomsAndBathrooms', { rooms: 66, bathrooms: 3, area_constructed: 0, estate_type: 'house' }, 'differs'],
  ['roomsAndBathrooms', { rooms: 13, bathrooms: 1, estate_type: 'rural_house' }, 'not applicable'],
  ['believableArea', { area_constructed: 9_500_000 }, 'differs'],
  ['believableArea', { area_constructed: 9 }, 'unknown'],
  ['believablePrice', { price: 850 }, 'differs'],
  ['believablePrice', { type: 'rent', price: 250_000 }, 'differs'],
  ['believablePrice', { type: 'rent', price: 25_000, area_constructed: 400 }, 'agrees'],
  ['believablePrice', { price: 9_000, estate_type: 'house', area_constructed: 120 }, 'agrees'],
  ['believablePrice', { price: 12_000_000 }, 'differs'],
  ['communityFee', { community_fee: 120 }, 'agrees'],
  ['communityFee', { community_fee: 1_440 }, 'differs'],
  ['communityFee', { community_fee: 900, price: 1_900_000 }, 'agrees'],
  ['referenceIndex', {}, 'not applicable'],
  ['referenceIndex', catalanLet, 'missing'],
  ['referenceIndex', { ...catalanLet, last_rent: 900 }, 'unknown'],
  ['referenceIndex', { ...catalanLet, price: undefined }, 'unknown'],
  ['referenceIndex', { ...catalanLet, price: 0 }, 'unknown'],
  ['referenceIndex', { ...catalanLet, registration_number: 'ESFCTU1' }, 'not applicable'],
  ['largeHolder', { ...catalanLet, large_holder: false }, 'agrees'],
  ['newHomeAreas', { conservation: 'brandNew' }, 'not applicable'],
  ['newHomeAreas', { conservation: 'brandNew', address: { province_slug: 'lleida' } }, 'missing'],
  ['newHomeAreas', { conservation: 'good', address: { province_slug: 'lleida' } }, 'not applicable'],
  ['floorOfBuilding', { floor: 5, floors: 6 }, 'agrees'],
  ['floorOfBuilding', { floor: 6, floors: 5 }, 'unknown'],
  ['floorOfBuilding', { floor: 12, floors: 4 }, 'differs'],
  ['floorOfBuilding', { floor: 12, floors: 2, estate_type: 'house' }, 'not applicable'],
  ['yearOfCondition', { year: 1890, conservation: 'new' }, 'agrees'],
  ['yearOfCondition', { year: 1970, conservation: 'brandNew' }, 'differs'],
  ['yearOfCondition', { year: 2008, conservation: 'brandNew' }, 'unknown'],
  ['yearOfCondition', { year: 2028, conservation: 'brandNew' }, 'agrees'],
  ['yearOfCondition', { year: 19, conservation: 'brandNew' }, 'unknown'],
  ['yearOfCondition', { year: 2060 }, 'unknown'],
  ['believableYear', { year: 19 }, 'differs'],
  ['believableYear', { year: 2060 }, 'differs'],
  ['believableYear', { year: 2028 }, 'agrees'],
  ['confirmation', { created_at: '2024-01-01', updated_at: '2025-01-01' }, 'missing'],
  ['confirmation', { created_at: '2024-01-01', updated_at: '2026-11-01' }, 'agrees'],
  ['confirmation', { created_at: '2024-01-01', updated_at: '2025-01-01', confirmed_at: '2026-11-01' }, 'agrees'],
  ['confirmation', { created_at: '2024-01-01', updated_at: '2025-01-01', confirmed_at: '2025-11-01' }, 'missing'],
  ['ownPictures', { pictures_elsewhere: ['B-2'] }, 'differs'],
  ['ownPictures', { pictures_elsewhere: [] }, 'agrees'],
  ['coordinates', { location: { lat: 40, lng: -3 }, km_from_town: 350, km_from_province: 300 }, 'differs'],
  ['coordinates', { location: { lat: 40, lng: -3 }, km_from_town: 22, km_from_province: 0 }, 'agrees'],
  ['coordinates', { location: { lat: 40, lng: -3 } }, 'unknown'],
  ['coordinates', { location: { lat: 40, lng: -3 }, km_from_province: 40 }, 'unknown'],
  ['coordinatesOfProvince', { location: { lat: 40, lng: -3 }, km_from_town: 350, km_from_province: 300 }, 'unknown'],
  ['coordinatesOfProvince', { location: { lat: 40, lng: -3 }, km_from_town: 22, km_from_province: 0 }, 'agrees'],
  ['registeredArea', catastro('area_constructed', 88), 'agrees'],
  ['registeredArea', { ...catastro('area_constructed', 88), area_constructed: 104 }, 'differs'],
  ['registeredArea', catastro('year', 1970), 'unknown'],
  ['registeredYear', { ...catastro('year', 1970), year: 1972 }, 'agrees'],
  ['registeredYear', { ...catastro('year', 1970), year: 2001 }, 'differs'],
  ['agentRegister', {}, 'not applicable'],
  ['agentRegister', { ...inGirona, registered: {} }, 'missing'],
  ['agentRegister', inGirona, 'unknown'],
  ['agentRegister', { ...inGirona, registered: { register_number: '1234' } }, 'agrees'],
  ['agentRegister', { ...inGirona, registered: entryIn('AICAT') }, 'agrees'],
  ['agentRegister', { ...inGirona, registered: entryIn('RAICV') }, 'unknown'],
  ['agentRegister', { ...inGirona, registered: {}, estate_type: 'garage' }, 'not applicable'],
  ['agentRegisterValencia', { address: { province_slug: 'castellon' }, registered: {} }, 'missing'],
  ['agentRegisterValencia', { ...inGirona, registered: {} }, 'not applicable'],
  ['priceIncludes', {}, 'unknown'],
  ['newHomeState', { conservation: 'brandNew' }, 'unknown'],
  ['newHomeState', { conservation: 'brandNew', development: {} }, 'agrees'],
  ['newHomeLicence', { ...inGirona, conservation: 'brandNew' }, 'unknown'],
  ['newHomeLicence', { ...inGirona, type: 'rent', conservation: 'brandNew', development: {} }, 'not applicable'],
  ['newHomeLicence', { ...inGirona, conservation: 'brandNew', development: {} }, 'missing'],
  ['newHomeLicence', { ...inGirona, conservation: 'brandNew', year: 2027 }, 'missing'],
  ['newHomeLicence', { ...inGirona, conservation: 'brandNew', works_licence: { number: '12/2025' } }, 'missing'],
  ['newHomeLicence', { ...inGirona, ...licensed('2027-06-30') }, 'agrees'],
  ['newHomeLicence', { ...inGirona, ...licensed('2026-06-30') }, 'agrees'],
  ['newHomeLicence', { ...inGirona, ...licensed('2026-06-30'), development: { delivery: '2027-03' } }, 'differs'],
  ['newHomeLicence', { ...inGirona, ...licensed('2026-06-30'), development: { delivery: '2026' } }, 'agrees'],
  ['lastRent', catalanLet, 'unknown'],
  ['lastRent', { ...catalanLet, last_rent: 900 }, 'agrees'],
  ['habitabilityCertificate', inGirona, 'unknown'],
  ['habitabilityCertificate', { ...inGirona, checked: [{ what: 'habitability', value: true, source: 'x' }] }, 'agrees'],
  ['floodZone', { checked: [{ what: 'flood_zone', value: false, source: 'SNCZI' }] }, 'agrees'],
])('%s of %j: %s', (name, facts, outcome) => {
  expect(isOf(name, facts)).toBe(outcome);
});

test.each<[CheckName, Partial<AdvertFacts>, string]>([
  ['coordinates', { km_from_town: 350, km_from_province: 300 }, '350 km from its town'],
  ['coordinatesOfProvince', { km_from_town: 0, km_from_province: 40 }, '40 km from its province'],
  ['coordinatesOfProvince', { km_from_province: 40 }, '40 km from its province'],
  ['roomsOfStudio', { rooms: 9, subtype: 'studio', area_constructed: 0 }, 'a studio of 9 bedrooms'],
  ['roomsAndBathrooms', { rooms: 13, bathrooms: 1, area_constructed: 0 }, '13 bedrooms, bathrooms: 1'],
  ['believableYear', { year: 2060 }, 'the year 2060 cannot be'],
])('%s of %j is told once, by what is beyond its limit: %s', (name, facts, told) => {
  const stated = { ...flat, location: { lat: 40, lng: -3 }, ...facts };
  const differing = faultsOf(stated).filter(({ outcome }) => outcome.is === 'differs');
  expect(differing.map((fault) => [fault.name, describeFault(fault)])).toEqual([[name, told]]);
});

test('a licence expires on a day of Spain, in reports as in what its agent is sent', () => {
  const home = { ...flat, ...inGirona, ...licensed('2026-06-29T22:00:00.000Z'), development: { delivery: '2027-03' } };
  expect(faultsOf(home).map(describeFault)).toContain(
    'its building licence expired on 2026-06-30, before the homes are finished',
  );
});

test('what cannot be true comes before what is not said, and each must before what is worth a look', () => {
  const faults = faultsOf({
    ...flat,
    ...{ cee: { state: 'not_stated' }, area_useful: 120, community_fee: 1_440, created_at: '2024-01-01' },
  });
  expect(faults.map(({ name }) => name)).toEqual(['usefulArea', 'energyLabel', 'communityFee', 'confirmation']);
});

test('each fault that a check can find has words for operators, and a sentence for agents in every language', async () => {
  const keys = checkNames.flatMap((name) =>
    (['differs', 'missing'] as const)
      .filter((is) => operatorWords[name][is] !== undefined)
      .map((is) => `evidence.fault.${name}.${is}`),
  );
  for (const language of languages)
    expect(Object.keys(await loadDictionary(language, 'mail')).filter((key) => key.startsWith('evidence.'))).toEqual(
      expect.arrayContaining(['evidence.ask', ...keys]),
    );
});

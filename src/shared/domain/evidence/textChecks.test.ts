import { inTags } from '#shared/i18n/languages.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { outcomeOf } from './evaluate.ts';
import { checks } from './table.ts';

const home: AdvertFacts = {
  ...{ type: 'buy', estate_type: 'flat', price: 250_000, area_constructed: 90, rooms: 3, community_fee: 60 },
  now: Date.UTC(2026, 10, 29),
};

const said = (name: keyof typeof checks, text: string, facts: Partial<AdvertFacts> = {}): string => {
  const outcome = outcomeOf(checks[name], { ...home, ...facts, text: inTags(() => text) });
  return outcome.is === 'differs' ? `${outcome.values['stated']} ≠ ${outcome.values['found']}` : outcome.is;
};

test.each([
  ['Piso de 90 m² con terraza de 30 m².', 'agrees'],
  ['Piso reformado de 140 m² en el centro.', '90 ≠ 140'],
  ['Superficie construida: 140 m².', '90 ≠ 140'],
  ['Son 120 m² construidos.', '90 ≠ 120'],
  ['Pis de 140 m² al centre.', '90 ≠ 140'],
  ['A 140 m² flat in the centre.', '90 ≠ 140'],
  ['A bright flat of 1,400 sq m.', '90 ≠ 1400'],
  ['Helle Wohnung mit 140 m² nahe dem Markt.', '90 ≠ 140'],
  ['Wohnfläche: ca. 140 m².', '90 ≠ 140'],
  ['Appartement van 140 m² in het centrum.', '90 ≠ 140'],
  ['Appartement de 140 m² au centre.', '90 ≠ 140'],
  ['Surface habitable : 140 m².', '90 ≠ 140'],
  ['Casa de 30 m² por planta.', 'unknown'],
  ['Masía de 60 m² con pajar de 30 m².', 'agrees'],
  ['Casa de 50 m² y otra de 35 m².', 'unknown'],
  ['Casa de 110 m² con bodega.', 'unknown'],
  ['Terraza de 140 m² y piscina comunitaria.', 'unknown'],
  ['Vivienda con terraza de 140 m².', 'unknown'],
  ['Casa con parcela de 1.400 m².', 'unknown'],
  ['Salón de 40 m², dormitorio principal de 20 m².', 'unknown'],
  ['A 140 metros de la playa y a 3 min del metro.', 'unknown'],
  ['Piso a 140 metros de la playa.', 'unknown'],
  ['Cada planta tiene 140 m² construidos.', 'unknown'],
  ['Sale a 2.700 €/m², 140 m² de jardín aparte.', 'unknown'],
  ['Jardín de la urbanización de 14.000 m².', 'unknown'],
  ['Piso de 78 m² útiles.', 'unknown'],
  ['Wohnung mit Terrasse von 140 m².', 'unknown'],
  ['Een woning met een tuin van 140 m².', 'unknown'],
  ['Une maison avec un terrain de 140 m².', 'unknown'],
  ['The house has a plot of 140 m².', 'unknown'],
])('an area in a text is compared where it is that of the home: %s', (text, outcome) => {
  expect(said('areaInText', text)).toBe(outcome);
});

test.each([
  ['Tiene tres dormitorios y dos baños.', 'agrees'],
  ['Tiene cinco dormitorios y dos baños.', '3 ≠ 5'],
  ['5 hab., 2 baños', '3 ≠ 5'],
  ['Té cinc habitacions i dos banys.', '3 ≠ 5'],
  ['A five-bedroom flat with two bathrooms.', '3 ≠ 5'],
  ['Fünf Schlafzimmer und zwei Bäder.', '3 ≠ 5'],
  ['Vijf slaapkamers en twee badkamers.', '3 ≠ 5'],
  ['Cinq chambres et deux salles de bains.', '3 ≠ 5'],
  ['Piso de un dormitorio.', '3 ≠ 1'],
  ['Piso de 2 dormitorios.', 'unknown'],
  ['Ático de 2 dormitorios y un estudio.', 'unknown'],
  ['Piso de 5 habitaciones (actualmente 3, muy amplias).', 'unknown'],
  ['Casa con 2 dormitorios y apartamento de invitados con 1 dormitorio.', 'agrees'],
  ['Dos dormitorios dobles y uno individual.', 'unknown'],
  ['Dos dormitorios en la planta baja y uno arriba.', 'unknown'],
  ['Antes tenía cinco habitaciones.', 'unknown'],
  ['Posibilidad de hacer 4 dormitorios.', 'unknown'],
  ['2 o 3 dormitorios, según se mire.', 'agrees'],
  ['Two double bedrooms and a single one.', 'unknown'],
  ['There are two bedrooms upstairs and one downstairs.', 'unknown'],
  ['Zwei Schlafzimmer im Obergeschoss, eines unten.', 'unknown'],
  ['Un hotel de 24 habitaciones enfrente.', 'unknown'],
  ['Un dormitorio da al patio.', 'unknown'],
  ['Dormitorio de 12 m² con vestidor.', 'unknown'],
  ['Planta baja: 1 dormitorio y 1 baño. Planta superior: suite principal con vestidor.', 'unknown'],
  ['Planta baja:\n- Salón\n- 1 dormitorio y 1 baño\nPlanta alta:\n- Suite', 'unknown'],
  ['En la planta principal hay 1 dormitorio y 1 baño; arriba, una suite.', 'unknown'],
  ['Arriba, 1 dormitorio y 1 baño.', 'unknown'],
  ['Anexo con 1 dormitorio y 1 baño.', 'unknown'],
  ['Apartamento independiente de 1 dormitorio en el jardín.', 'unknown'],
  ['A la planta baixa, 1 habitació i 1 bany.', 'unknown'],
  ['Apartament independent amb 1 habitació i 1 bany.', 'unknown'],
  ['Upstairs there is one bedroom and one bathroom.', 'unknown'],
  ['Self-contained annex with one bedroom and one bathroom.', 'unknown'],
  ['Im Obergeschoss ein Schlafzimmer und ein Bad.', 'unknown'],
  ['Einliegerwohnung mit einem Schlafzimmer und einem Bad.', 'unknown'],
  ['Boven één slaapkamer en één badkamer.', 'unknown'],
  ['Bijgebouw met één slaapkamer en één badkamer.', 'unknown'],
  ['Au rez-de-chaussée, une chambre et une salle de bains.', 'unknown'],
  ['Studio indépendant avec une chambre et une salle de bains.', 'unknown'],
])('bedrooms in a text are compared where they are all of them: %s', (text, outcome) => {
  expect(said('bedroomsInText', text)).toBe(outcome);
});

test.each([
  ['Precio: 250.000 €.', 'agrees'],
  ['Precio: 275.000 €.', '250000 ≠ 275000'],
  ['Se vende por 275.000 euros.', '250000 ≠ 275000'],
  ['Preu: 275.000 €.', '250000 ≠ 275000'],
  ['The asking price is €275,000.', '250000 ≠ 275000'],
  ['Kaufpreis: 275.000 €.', '250000 ≠ 275000'],
  ['Vraagprijs € 275.000.', '250000 ≠ 275000'],
  ['Prix : 275 000 €.', '250000 ≠ 275000'],
  ['Precio: 275 mil euros', '250000 ≠ 275000'],
  ['Plaza de garaje opcional: precio 180.000 €.', 'unknown'],
  ['La plaza de garaje se paga aparte, 24.000 €.', 'unknown'],
  ['Antes 275.000 €, ahora negociable.', 'unknown'],
  ['Precio anterior: 275.000 €.', 'unknown'],
  ['Gastos de comunidad: 60 € al mes.', 'unknown'],
  ['Precio con IVA: 275.000 €.', 'unknown'],
  ['Precio por metro: 2.700 €/m².', 'unknown'],
  ['Alquilado por 950 € al mes hasta 2027.', 'unknown'],
  ['Precio: 230.000 € + 20.000 € el garaje.', 'agrees'],
  ['Tasación de 275.000 €.', 'unknown'],
])('a price in a text is compared where it is what is asked: %s', (text, outcome) => {
  expect(said('priceInText', text)).toBe(outcome);
});

test('a price that was asked before is no other price', () => {
  expect(said('priceInText', 'Precio: 275.000 €.', { previous_price: 275_000 })).toBe('unknown');
});

test.each([
  ['Alquiler: 1.100 € al mes.', '950 ≠ 1100'],
  ['Por 1.100 €/mes.', '950 ≠ 1100'],
  ['€1,100 per month.', '950 ≠ 1100'],
  ['950 € al mes, gastos 80 € al mes.', 'agrees'],
  ['Ingresos mínimos de 2.200 € al mes.', 'unknown'],
  ['Fianza de 1.900 €.', 'unknown'],
  ['En temporada alta, 1.400 € al mes.', 'unknown'],
  ['Por habitaciones: 400 € al mes cada una.', 'unknown'],
  ['1.200 € al mes los meses de verano.', 'unknown'],
])('a rent in a text: %s', (text, outcome) => {
  expect(said('priceInText', text, { type: 'rent', price: 950 })).toBe(outcome);
});

test.each([
  ['Gastos de comunidad: 60 € al mes.', 'agrees'],
  ['Comunidad: 720 € al año.', 'agrees'],
  ['Comunidad: 60 € al año.', '60 ≠ 5'],
  ['Community fees: €200 per month.', '60 ≠ 200'],
  ['Hausgeld: 200 € monatlich.', '60 ≠ 200'],
  ['Comunidad de 60 €.', 'unknown'],
  ['IBI y comunidad: 1.600 € al año.', 'unknown'],
  ['Comunidad 25 € al mes + 35 € del garaje.', 'unknown'],
  ['Comunidad: 180 € trimestrales.', 'unknown'],
  ['Los gastos de comunidad son de unos 200 € al mes.', '60 ≠ 200'],
  ['Despeses de comunitat: 200 € al mes.', '60 ≠ 200'],
  ['De servicekosten bedragen € 200 per maand.', '60 ≠ 200'],
  ['Charges de copropriété : 200 € par mois.', '60 ≠ 200'],
])('a fee in a text is compared by the month: %s', (text, outcome) => {
  expect(said('feeInText', text)).toBe(outcome);
});

test.each([
  'Gastos de comunidad incluidos, 850 €/mes.',
  'Alquiler con comunidad incluida: 850 € al mes.',
  'Alquiler con comunidad: 850 € al mes.',
  'Gastos de comunidad aparte, 850 € al mes.',
  'Piso en la Comunidad de Madrid por 850 € al mes.',
  'Piso en la Comunidad de Madrid por 300 € al mes.',
  'Comunitat inclosa: 850 € al mes.',
  'Gated community for €850 per month.',
  'Community fees included: €850 per month.',
  'Hausgeld inbegriffen: 850 € monatlich.',
  'Servicekosten inbegrepen: € 850 per maand.',
  'Charges comprises : 850 € par mois',
])('a rent beside the word for the community is no fee: %s', (text) => {
  expect(said('feeInText', text, { type: 'rent', price: 850 })).toBe('unknown');
});

/** Read by the square of their lengths they would take minutes. */
test.each([
  ['areaInText', `90 m²${'-'.repeat(200_000)}`],
  ['bedroomsInText', `3 dormitorios${'-'.repeat(200_000)}`],
  ['bedroomsInText', '3 dormitorios, piso de '.repeat(20_000)],
  ['priceInText', 'precio 250.000 € '.repeat(10_000)],
] as const)('%s of a text of the worst form is read as any other', (name, text) => {
  expect(said(name, text)).toBe('agrees');
});

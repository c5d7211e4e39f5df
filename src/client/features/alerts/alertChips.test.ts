import { checkForm } from '#shared/forms/checkForm.ts';
import { alertUpdateSchema } from '#shared/forms/alert.ts';
import { alertUpdateOf } from '#shared/forms/alertOf.ts';
import { encodeArea } from '#shared/domain/drawnArea.ts';
import { searchTestT } from '../search/searchTestT.ts';
import { alertChips } from './alertChips.ts';

const area = encodeURIComponent(
  encodeArea([
    { lat: 41e5, lng: 2e5 },
    { lat: 41e5, lng: 2.1e5 },
    { lat: 41.1e5, lng: 2e5 },
  ]),
);
const filters = `price_min=100000&price_max=300000&rooms=2,3&features=elevator,terrace&agent=ana-mas&area=${area}`;

async function chips(text: string, places?: Record<string, string>) {
  const t = await searchTestT('es');
  return alertChips(text, { t, language: 'es', people: { agent: 'Ana Mas' }, places });
}

it('names what a circle is around, where that is known', async () => {
  const near = 'near=41.4036,2.1562,5';
  const labels = [await chips(near, { '41.4036,2.1562': 'Gràcia' }), await chips(near)]
    .flat()
    .map(({ label }) => label);
  expect(labels).toEqual(['5\u00a0km alrededor de Gràcia', '5\u00a0km alrededor de un punto']);
});

it('names each value of the filters', async () => {
  expect((await chips(filters)).map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    'De 100.000 € a 300.000 €',
    '2 habitaciones',
    '3 habitaciones',
    'Ascensor',
    'Terraza',
    'Agente: Ana Mas',
    'Zona marcada en el mapa',
  ]);
});

it('makes parts that together are the filters', async () => {
  const sent = (await chips(filters)).map(({ query }) => query);
  const fields = { type: 'buy', frequency: 'daily', filters: sent };
  expect(checkForm(alertUpdateSchema, alertUpdateOf(fields, { language: 'es' }))).toMatchObject({
    value: { filters },
  });
});

it('has none for filters that cannot be read', async () => {
  expect(await chips('colour=red')).toEqual([]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/i18n/languages.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { viewOf } from '#tests/fakes/estateView.ts';
import { inPage } from '../testing.tsx';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { Costs } from './Costs.tsx';
import { Let } from './Let.tsx';
import { Purchase } from './Purchase.tsx';

/** The parts themselves: without the server, a part's script is not there. */
const partOf = (estate: EstateView) => {
  if (estate.type === 'rent') return <Let estate={estate} />;
  return estate.price ? <Purchase estate={estate} price={estate.price} /> : <Costs estate={estate} />;
};
const html = async (changes: EstateChanges, language: Language = 'es') =>
  renderToStaticMarkup(await inPage(partOf(viewOf(changes, language)), language)).replaceAll('\u00a0', ' ');
const inProvince = (province_slug: string) => ({ address: { ...fakeEstate().address, province_slug } });

describe('of a home for sale', () => {
  it('shows taxes, fees, their sources and a table of instalments', async () => {
    const page = await html({ price: 300_000 });
    for (const text of [
      'rigen en Cataluña',
      'Impuesto de transmisiones (ITP), 10 %',
      'unos 30.000 €',
      '<div data-total=""><dt>Precio y gastos</dt><dd>unos 331.450 €</dd></div>',
      'Decreto-ley 5/2025',
      'vigentes desde 2025',
      'Real Decreto 1426/1989',
      'recogidas el 23/11/2026',
      'Hay tipos reducidos',
      '<th scope="row">25 años</th>',
      'no una oferta de préstamo',
    ])
      expect(page).toContain(text);
  });

  it.each<[Language, string, string]>([
    ['ca', 'regeixen a Catalunya', '30.000 €'],
    ['en', 'apply in Catalonia', 'about €30,000'],
  ])('in %s', async (language, where, amount) => {
    const page = await html({ price: 300_000 }, language);
    expect(page).toContain(where);
    expect(page).toContain(amount);
    expect(page).not.toMatch(/[>"](?:purchase|mortgage)\.\w/);
  });

  it('shows VAT and stamp duty for a new home, IGIC in the Canaries', async () => {
    const page = await html({ conservation: 'brandNew' });
    expect(page).toContain('IVA de obra nueva, 10 %');
    expect(page).toContain('(AJD), 1,5 %');
    expect(await html({ conservation: 'brandNew', ...inProvince('las-palmas') })).toContain('IGIC de obra nueva, 7 %');
  });

  it('names the law of the territory, for VAT as well', async () => {
    expect(await html(inProvince('bizkaia'))).toMatch(/rigen en Bizkaia.*\(ITP\), 4 %.*Norma Foral 1\/2011/s);
    const navarre = await html({ conservation: 'brandNew', ...inProvince('navarra') });
    expect(navarre).toMatch(/\(AJD\), 0,5 %.*Ley Foral 19\/1992.*Decreto Foral Legislativo 129\/1999/s);
    expect(await html(inProvince('murcia'))).toContain('(ITP), 7,75 %');
  });

  it('shows no tax where it is not known, but why', async () => {
    const elsewhere = await html(inProvince('ceuta'));
    expect(elsewhere).toContain('No tenemos los tipos');
    expect(elsewhere).not.toMatch(/ITP|Hay tipos reducidos/);
  });

  it.each([{ status: 'sold' }, { status: 'reserved' }, { price: undefined }])(
    'shows nothing with %j',
    async (changes) => {
      expect(await html(changes)).toBe('');
    },
  );
});

it('shows nothing of an office for sale, which is taxed and financed otherwise', async () => {
  const page = await inPage(<Costs estate={viewOf({ estate_type: 'office' }, 'es')} />, 'es');
  expect(renderToStaticMarkup(page)).toBe('');
});

describe('of a rental', () => {
  it('shows what moving into a home costs', async () => {
    const page = await html({ type: 'rent', price: 1200 });
    for (const text of [
      'Fianza, una mensualidad',
      '<div data-total=""><dt>En total</dt><dd>2.400 €</dd></div>',
      'Garantías adicionales, como máximo',
      'paga la propiedad',
    ])
      expect(page).toContain(text);
  });

  it('shows two months of deposit for a season and for business', async () => {
    const season = await html({ type: 'rent', price: 1200, registration_number: 'ESFCNT1' });
    expect(season).toContain('dos mensualidades');
    expect(season).toContain('alquiler de temporada');
    expect(await html({ type: 'rent', price: 1200, estate_type: 'premises' })).toContain('se suma el IVA');
  });

  it('shows the deposit that the listing states', async () => {
    expect(await html({ type: 'rent', price: 1200, deposit: 1500 })).toContain('<dt>Fianza</dt><dd>1.500 €</dd>');
  });

  it.each([{ status: 'rented' }, { status: 'reserved' }, { price: undefined }, { estate_type: 'garage' }])(
    'shows nothing with %j',
    async (changes) => {
      expect(await html({ type: 'rent', price: 1200, ...changes })).toBe('');
    },
  );

  it('keeps the facts that the law asks for without a price', async () => {
    const page = await html({ type: 'rent', status: 'reserved', large_holder: true, reference_index: 900 });
    expect(page).toContain('Gran tenedor');
    expect(page).not.toContain('Qué se paga');
    expect(page).not.toContain('La renta');
    expect(page).not.toContain('900');
  });

  it.each<[EstateChanges, string]>([
    [{ reference_index: 1100, last_rent: 1200, large_holder: false }, 'aquí el límite es la última renta'],
    [{ last_rent: 1100, rent_increase_reason: 'renovation' }, 'La renta es un 9,1 % más alta'],
    [{ last_rent: 1000 }, 'supera la del contrato anterior'],
    [{ reference_index: 1100, large_holder: true }, 'el límite para los grandes tenedores'],
  ])('explains the rent with %j', async (changes, text) => {
    expect(await html({ type: 'rent', price: 1200, ...changes })).toContain(text);
  });
});

import type { FeedSource } from '#origin/import/formats/readFeed.ts';
import { warnOfTexts } from '#origin/import/sync/furtherTexts.ts';
import { readSampleText } from './readSample.ts';

/** A text that says what it is in. */
const inAll = (codes: readonly string[], write: (code: string) => string): string => codes.map(write).join('');

const kyero = (codes: readonly string[]): string =>
  `<root><kyero><feed_version>3</feed_version></kyero><property><id>1</id><ref>R-1</ref><price>1000</price><price_freq>sale</price_freq><type>apartment</type><town>Altea</town><province>Alicante</province><desc>${inAll(codes, (code) => `<${code}>Text ${code}.</${code}>`)}</desc></property></root>`;

const resales = (codes: readonly string[]): string =>
  `<properties><property><referenceId>1</referenceId><type>Apartment</type><status>Available</status><address><town>Marbella</town><province>Málaga</province></address><saleDetails><price>1000</price></saleDetails><descriptions>${inAll(codes, (code) => `<description language="${code}"><text>Text ${code}.</text></description>`)}</descriptions></property></properties>`;

const resalesV6 = (codes: readonly string[]): string =>
  JSON.stringify({
    transaction: { status: 'success' },
    Property: {
      ...{ Reference: '1', Status: 'Available', Country: 'Spain', Province: 'Málaga', Location: 'Marbella' },
      ...{ PropertyType: { NameType: 'Apartment' }, Price: '1000' },
      Description: Object.fromEntries(codes.map((code) => [code, `Text ${code}.`])),
    },
  });

const openimmo = (codes: readonly string[]): string =>
  `<openimmo><uebertragung umfang="VOLL"/><anbieter><firma>F</firma><immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie><geo><plz>07015</plz><ort>Palma</ort></geo><freitexte>${inAll(codes, (code) => `<objekt_text lang="${code}">Text ${code}.</objekt_text>`)}</freitexte><verwaltung_techn><objektnr_extern>1</objektnr_extern></verwaltung_techn></immobilie></anbieter></openimmo>`;

const idealista = (codes: readonly string[]): string =>
  JSON.stringify({
    ...{ customerCountry: 'Spain', customerCode: `ilc${'0'.repeat(40)}` },
    customerProperties: [
      {
        propertyCode: '1',
        propertyOperation: { operationType: 'sale', operationPrice: 90_000 },
        propertyAddress: { addressPostalCode: '02001', addressTown: 'Albacete', addressCountry: 'Spain' },
        propertyFeatures: { featuresType: 'flat', featuresAreaConstructed: 70 },
        propertyDescriptions: codes.map((code) => ({ descriptionLanguage: code, descriptionText: `Text ${code}.` })),
      },
    ],
  });

const inmovilla = (numbers: readonly string[]): string =>
  `<propiedades><propiedad><id>1</id><accion>Vender</accion><ciudad>Albacete</ciudad><cp>02001</cp>${inAll(numbers, (number) => `<descrip${number}>Text ${number}.</descrip${number}>`)}</propiedad></propiedades>`;

const csv = (codes: readonly string[]): string =>
  `ref,operacion,cp,localidad,${codes.map((code) => `text.${code}`).join(',')}\n1,venta,03001,Alicante,${codes.map((code) => `Text ${code}.`).join(',')}\n`;

const vencejo = (codes: readonly string[]): string =>
  JSON.stringify([
    {
      ...{ id: '1', reference: '1', type: 'buy', estate_type: 'flat', price: 1_000 },
      address: { province: 'Alicante', town: 'Altea' },
      text: Object.fromEntries(codes.map((code) => [code, `Text ${code}.`])),
    },
  ]);

const ofKyero = ['es', 'en', 'de', 'fr', 'nl', 'it', 'pt', 'ru', 'sv', 'no', 'da', 'fi', 'ca'];

it.each<{ format: string; file: string; tags: string[] }>([
  {
    format: 'kyero',
    file: kyero(ofKyero),
    tags: [...['ca-ES', 'da', 'de-DE', 'en-US', 'es-ES', 'fi', 'fr-FR', 'it', 'nl-NL', 'no', 'pt', 'ru', 'sv']],
  },
  {
    format: 'resales-online',
    file: resales(['es', 'EN', 'german', 'Dutch', 'fr', 'swedish', 'pt']),
    tags: ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'nl-NL', 'pt', 'sv'],
  },
  {
    format: 'resales-online-v6',
    file: resalesV6(['es', 'en', 'de', 'fr', 'nl', 'da', 'ru', 'sv', 'pl', 'no']),
    tags: ['da', 'de-DE', 'en-US', 'es-ES', 'fr-FR', 'nl-NL', 'no', 'pl', 'ru', 'sv'],
  },
  {
    format: 'openimmo',
    file: openimmo(['es-ES', 'de_DE', 'en-GB', 'NL', 'fr-CH', 'pl']),
    tags: ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'nl-NL', 'pl'],
  },
  {
    format: 'idealista',
    file: idealista(['spanish', 'english', 'german', 'french', 'dutch', 'swedish', 'polish']),
    tags: ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'nl-NL', 'pl', 'sv'],
  },
  {
    format: 'inmovilla',
    file: inmovilla(['1', '2', '3', '4', '5', '9', '12']),
    tags: ['ca-ES', 'de-DE', 'en-US', 'es-ES', 'fr-FR', 'nl-NL', 'sv'],
  },
  { format: 'csv', file: csv(['es', 'de', 'fr', 'nl', 'sv']), tags: ['de-DE', 'es-ES', 'fr-FR', 'nl-NL', 'sv'] },
  {
    format: 'vencejo',
    file: vencejo(['es-ES', 'fr', 'de-AT', 'pt-BR', 'nl-NL', 'zh-Hans']),
    tags: ['de-DE', 'es-ES', 'fr-FR', 'nl-NL', 'pt', 'zh'],
  },
])('$format: keeps the texts of every language, and counts those beside Spanish', async ({ format, file, tags }) => {
  const { listings, refused, warnings } = await readSampleText(file, { format } as FeedSource);
  expect(refused).toEqual({});
  const { estate, texts } = listings['1']!;
  expect(Object.keys(estate.text!).sort()).toEqual(tags);
  const further = tags.filter((tag) => tag !== 'es-ES').map((tag) => [tag.slice(0, 2), 1]);
  expect(texts).toEqual(Object.fromEntries(further));
  expect(warnings['1']!.filter((warning) => warning.startsWith('text'))).toEqual([]);
});

it.each<{ given: Record<string, string>; kept: Record<string, string>; left: string[] }>([
  { given: { es: 'Piso', 'fr-CA': 'Appartement' }, kept: { 'es-ES': 'Piso', 'fr-FR': 'Appartement' }, left: [] },
  { given: { es: 'Piso', 'pt-BR': 'Casa' }, kept: { 'es-ES': 'Piso', pt: 'Casa' }, left: [] },
  {
    given: { es: 'Piso', 'en-GB': 'Flat', 'en-US': 'Apartment' },
    kept: { 'es-ES': 'Piso', 'en-US': 'Apartment' },
    left: ['en-GB'],
  },
  {
    given: { es: 'Piso', 'pt-PT': 'Moradia', 'pt-BR': 'Casa' },
    kept: { 'es-ES': 'Piso', pt: 'Moradia' },
    left: ['pt-BR'],
  },
  { given: { es: 'Piso', 'fr-FR': 'Appart', fr: 'Appart' }, kept: { 'es-ES': 'Piso', 'fr-FR': 'Appart' }, left: [] },
])('a region is no language, and of two one text is kept: $given', async ({ given, kept, left }) => {
  const [record] = JSON.parse(vencejo([])) as [object];
  const { listings, warnings } = await readSampleText(JSON.stringify([{ ...record, text: given }]), {
    format: 'vencejo',
  });
  expect(listings['1']!.estate.text).toEqual(kept);
  expect(warnings['1']!.filter((warning) => warning.startsWith('text '))).toEqual(
    left.map((tag) => `text “${tag}” is of a language that has another text: left out`),
  );
});

it('takes a slug in any language of the software, by any tag of it', async () => {
  const [record] = JSON.parse(vencejo([])) as [object];
  const url_slug = { es: 'piso', de: 'wohnung', 'fr-FR': 'appartement', 'nl-BE': 'appartement', sv: 'lagenhet' };
  const { listings } = await readSampleText(JSON.stringify([{ ...record, url_slug }]), { format: 'vencejo' });
  expect(listings['1']!.estate.url_slug).toEqual({
    ...{ 'es-ES': 'piso', 'de-DE': 'wohnung', 'fr-FR': 'appartement', 'nl-NL': 'appartement' },
  });
});

it('says of each language that is on no page how many texts it has, and why', () => {
  const sum = new Map(Object.entries({ en: 9, de: 4, sv: 7, no: 2, ca: 3 }));
  expect(warnOfTexts(sum, ['es', 'en', 'de']).map(({ reason }) => reason)).toEqual([
    '3 in “ca” are on no page: LANGUAGES does not name it',
    '7 in “sv”, 2 in “no” are on no page: the software does not have it',
  ]);
  expect(warnOfTexts(sum, ['es', 'en', 'de', 'ca']).map(({ field }) => field)).toEqual(['texts']);
  expect(warnOfTexts(new Map([['en', 1]]), ['es', 'en'])).toEqual([]);
});

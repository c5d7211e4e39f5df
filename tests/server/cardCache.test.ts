import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

/** Pages that share cards, lists and listings. What the first makes must not be in the last, and the reverse. */
const list = 'viviendas-barcelona-compra';
const pages = [
  `/${list}`,
  `/${list}?page=2`,
  `/${list}?sort=priceAscendent`,
  `/${list}?estate_type=flat`,
  `/${list}?estate_type=garage&features=elevator`,
  `/${list}?price_max=500000&rooms=2`,
  `/${list}?area_min=60&bathrooms=2&furnished=1`,
  `/${list}?conservation=new&energy=A,B&since=7`,
  '/viviendas-barcelona-alquiler',
  `/ca/habitatges-barcelona-compra?estate_type=flat`,
  `/en/properties-barcelona-buy?estate_type=flat`,
  `/${list}/piso-en-gracia-ms0116-1000/MS0116-1000`,
  `/${list}/piso-en-gracia-ms0116-1001/MS0116-1001`,
  `/${list}?features=parking,terrace&with=plan`,
];

/** Without what says when it was made. */
const lasting = (html: string): string => html.replaceAll(/(name="formToken" value=")[^"]*/g, '$1');

/** Each page of a site that had none before, as visitors in that order get them. */
async function htmlOf(urls: readonly string[]): Promise<Map<string, string>> {
  const site = await createTestSite();
  const html = new Map<string, string>();
  try {
    for (const url of urls) {
      const { status, text } = await request(site.app).get(url);
      expect([url, status]).toEqual([url, 200]);
      html.set(url, lasting(text));
    }
  } finally {
    await site.close();
  }
  return html;
}

it('a page is the same whichever pages were rendered before it', async () => {
  const first = await htmlOf(pages);
  const second = await htmlOf(pages.toReversed());
  for (const url of pages) expect([url, second.get(url)]).toEqual([url, first.get(url)]);
});

describe('what a visitor typed', () => {
  const page = `/${list}/piso-en-gracia-ms0116-1000/MS0116-1000`;
  const typed = { subject: 'information', reference: 'MS0116-1000', name: 'Leonor', email: 'leonor@', phone: '6' };
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite();
  });
  afterEach(() => site.close());

  it.each([['first'], ['after others']])(
    'is in the form that is shown again, %s, and on no other page',
    async (when) => {
      if (when === 'after others') await request(site.app).get(page);
      const { status, text } = await request(site.app)
        .post(page)
        .set('Sec-Fetch-Site', 'same-origin')
        .type('form')
        .send({ formToken: site.formToken, ...typed });
      expect(status).toBe(422);
      expect(text).toMatch(/name="name"[^>]*value="Leonor"|value="Leonor"[^>]*name="name"/);
      expect(text).toContain('aria-invalid="true"');
      const other = await request(site.app).get(`/${list}/piso-en-gracia-ms0116-1001/MS0116-1001`);
      expect(other.status).toBe(200);
      expect(other.text).not.toMatch(/[Ll]eonor|aria-invalid/);
    },
  );
});

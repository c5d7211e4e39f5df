import supertest from 'supertest';
import sharp from 'sharp';
import { createLogger } from '#server/logging/logger.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '../fakes/estates.ts';
import { plainPicture, startPictureServer, type PictureServer } from '../fakes/pictureServer.ts';

let source: PictureServer;
let site: TestSite;
let lines: string[];

beforeAll(async () => {
  source = await startPictureServer();
  source.pictures.set('/1.jpg', { body: await plainPicture('#cc0000') });
});
afterAll(() => source.stop());
afterEach(() => site.close());

/** A site whose API names a picture of another host. */
async function startSite(variables: Record<string, string>): Promise<void> {
  lines = [];
  const stream = { write: (line: string) => void lines.push(line) };
  site = await createTestSite(variables, { logger: createLogger('info', { stream }) });
  const url = `${source.origin}/1.jpg`;
  const picture = {
    type: 'image' as const,
    web_cover: true,
    url,
    dimensions: { sm: url },
    description_category: 'living',
  };
  site.upstream.estates.splice(0, 50, fakeEstate({ media: [picture] }));
}

const get = (url: string) => supertest(site.app).get(url);
const path = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-3310/MS0116-3310';
const cardOf = (html: string): string =>
  /og:image" content="https:\/\/www\.example\.com(\/share\/[^"]+)/.exec(html)![1]!;

it('pictures of a host that IMAGE_ORIGINS names are shown, allowed, connected to, and drawn for previews', async () => {
  await startSite({ IMAGE_ORIGINS: source.origin });
  const { text, headers } = await get(path).expect(200);
  expect(text).toContain(`src="${source.origin}/1.jpg"`);
  expect(text).toContain(`<link rel="preconnect" href="${source.origin}">`);
  expect(headers['content-security-policy']).toContain(`img-src 'self' data: ${source.origin}`);
  const { body } = await get(cardOf(text)).expect(200);
  const { data } = await sharp(body as Buffer)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]!).toBeGreaterThan(150);
  expect(data[1]!).toBeLessThan(60);
  expect(lines.join('')).not.toContain('IMAGE_ORIGINS');
});

it('pictures of any other host count as missing, which the log says once', async () => {
  await startSite({});
  source.asked.length = 0;
  for (const url of [path, '/viviendas-compra', path.replace('/viviendas', '/en/properties')]) {
    const { text } = await get(url);
    expect(text).not.toContain(source.origin);
  }
  await get(cardOf((await get(path)).text)).expect(200);
  expect(source.asked).toEqual([]);
  const told = lines.filter((line) => line.includes('IMAGE_ORIGINS'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(source.origin);
});

import request from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { createNetwork } from '#demo/createNetwork.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';

test('every post that the home page names has a page; other paths are not found', async () => {
  const store = openDatabase(':memory:');
  await prepareDatabase(store, { estates: 20, create: () => createNetwork({ seed: 1, estates: 20 }) });
  const app = createOrigin({
    store,
    mediaRouter: (_req, _res, next) => {
      next();
    },
  });
  const { posts_magazine: posts } = (
    (await request(app).get('/wp-json/custom/v1/home-data/')).body as {
      meta: { posts_magazine: { url: string; title: string; title_catala: string }[] };
    }
  ).meta;
  expect(posts).toHaveLength(15);
  for (const { url, title, title_catala: catalan } of posts) {
    const { status, text, headers } = await request(app).get(url);
    expect([url, status]).toEqual([url, 200]);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(catalan.replaceAll("'", '&#39;'));
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const index = await request(app).get('/magazine/');
  expect(index.text.match(/<li>/g)).toHaveLength(15);
  expect((await request(app).get('/magazine/sector-inmobiliario')).status).toBe(200);
  for (const path of ['/magazine/nada', '/magazine/sector-inmobiliario/nada', '/magazine/a/b/c'])
    expect((await request(app).get(path)).status).toBe(404);
  await store.close();
});

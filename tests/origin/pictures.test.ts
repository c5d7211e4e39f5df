import { parseMediaPath } from '#origin/media/parseMediaPath.ts';
import { createPictureExists } from '#origin/web/pictureExists.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { smallEstates } from './smallWorld.ts';
import { onEveryOrigin } from './startOrigin.ts';

onEveryOrigin('pictures', (origin) => {
  const exists = (url: string) => createPictureExists(origin.store)(parseMediaPath(url.replace(/^\/media/, ''))!);

  test('every picture that an answer names can be drawn', async () => {
    const { reference } = smallEstates.find(({ media }) => media.length > 0)!;
    const { media, agent } = (await origin.ask(`/estate/${reference}/public`)).body as EstateDto;
    for (const { url, dimensions } of media)
      for (const named of [url, ...Object.values(dimensions)])
        expect([named, await exists(named)]).toEqual([named, true]);
    if (agent?.avatar) expect(await exists(agent.avatar.url)).toBe(true);
  });

  test.each([
    '/media/estates/zz9999-9999/1-living-420.webp',
    '/media/agents/nobody/portrait-420.webp',
    '/media/agents/beni-coll/portrait-420.webp',
    '/media/home/hero/99-nowhere-420.webp',
  ])('%s, which none names, cannot', async (url) => {
    expect(await exists(url)).toBe(false);
  });

  test('nor can a picture more than a home has', async () => {
    const { reference, media } = smallEstates[0]!;
    expect(await exists(`/media/estates/${reference.toLowerCase()}/${media.length + 1}-living-420.webp`)).toBe(false);
  });
});

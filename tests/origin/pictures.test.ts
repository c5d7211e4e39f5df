import { parseMediaPath } from '#demo/media/parseMediaPath.ts';
import { createStoredMedia } from '#origin/media/createStoredMedia.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { smallEstates } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

onEveryOrigin('pictures', (origin) => {
  const isStored = (url: string) => createStoredMedia(origin.store)(parseMediaPath(url.replace(/^\/media/, ''))!);

  test('every picture that an answer names exists', async () => {
    const { reference } = smallEstates.find(({ media }) => media.length > 0)!;
    const { media, agent } = (await origin.ask(`/estate/${reference}/public`)).body as EstateDto;
    for (const { url, dimensions } of media)
      for (const named of [url, ...Object.values(dimensions)])
        expect([named, await isStored(named)]).toEqual([named, true]);
    if (agent?.avatar) expect(await isStored(agent.avatar.url)).toBe(true);
  });

  test.each([
    '/media/estates/zz9999-9999/1-living-420.webp',
    '/media/agents/nobody/portrait-420.webp',
    '/media/agents/beni-coll/portrait-420.webp',
    '/media/home/hero/99-nowhere-420.webp',
  ])('%s, which no answer names, does not exist', async (url) => {
    expect(await isStored(url)).toBe(false);
  });

  test("a picture beyond an estate's last one and a truncated name do not exist", async () => {
    const { reference, media } = smallEstates[0]!;
    expect(await isStored(`/media/estates/${reference.toLowerCase()}/${media.length + 1}-living-420.webp`)).toBe(false);
  });
});

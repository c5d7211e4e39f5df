import { readFileSync } from 'node:fs';
import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { cardBrandOf, ownColours } from './cardBrand.ts';
import { composeCard } from './composeCard.ts';
import { loadTypefaces } from './typeface.ts';

const dir = 'networks/casa-clara';

it('the colours are those of the site', () => {
  const [light = ''] = /:root \{.*?\n\}/s.exec(readFileSync('src/shared/theme/tokens.css', 'utf8')) ?? [];
  for (const [name, colour] of Object.entries(ownColours)) expect(light).toContain(`--${name}: ${colour};`);
});

it('a brand of a folder has its colours and its logo, and not our mark', async () => {
  const brand = await readNetwork(dir, readEnv({ NETWORK_DIR: dir }));
  const { svg } = composeCard(
    { title: 'Hola', accent: 'primary' },
    cardBrandOf('Casa Clara', brand),
    await loadTypefaces(),
    0,
  );
  expect(svg).toContain(brand.theme!.light.paper);
  expect(svg).toContain('#f5b81c');
  expect(svg).not.toContain(ownColours.primary);
  expect(svg).not.toContain('M12.1-9.5');
});

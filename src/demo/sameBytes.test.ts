import { createHash } from 'node:crypto';
import { agencyProfileSchema } from '#shared/contract/agency.ts';
import { agentProfileSchema } from '#shared/contract/agent.ts';
import { estateSchema } from '#shared/contract/estate.ts';
import { slugOfReference } from '#shared/domain/estateKey.ts';
import { hidePrice } from '#shared/contract/hiddenPrice.ts';
import { createNetwork } from './createNetwork.ts';
import { drawScene } from './media/scene/drawScene.ts';

const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

const network = createNetwork({ seed: 1, estates: 200 });
const estates = [...network.estates()];

describe('the demo network of a seed', () => {
  // A change of these digests changes every demo site's texts or pictures: it must be wanted. With pictures, raise
  // drawingVersion.
  it('has the same documents, byte for byte', () => {
    const { provinces, agencies, agents } = network;
    expect({
      directory: digest(JSON.stringify({ provinces, agencies, agents })),
      estates: digest(JSON.stringify(estates)),
    }).toEqual({ directory: '296b59cfea7d5ad0', estates: '4b192657afac7565' });
  });

  it('has the same pictures', () => {
    const drawings = [
      ['estates', 'ms0116-3310', '1-facade-eixample_kflat_vstreet_tmorning_sspring'],
      ['estates', 'ms0116-3310', '2-living-eixample_qgood_gwood_vsea_f3_tgolden'],
      ['agents', 'ana-ruiz', 'portrait-female-35'],
      ['home', 'hero', '1-barcelona'],
    ] as const;
    expect(drawings.map(([kind, id, scene]) => digest(drawScene(kind, id, scene).svg))).toEqual([
      '90109dd212f28486',
      '8c77074e0340ebe1',
      'a7aca4297fae9a05',
      '2fe6d1f2e0a89bf0',
    ]);
  });
});

describe('the documents', () => {
  /** What the schema gives back is what it was given: nothing is dropped, respelled or replaced by a fallback. */
  const changed = (schema: { parse: (value: unknown) => unknown }, documents: readonly object[]): unknown[] =>
    documents.filter((document) => {
      const given: unknown = JSON.parse(JSON.stringify(document));
      try {
        expect(JSON.parse(JSON.stringify(schema.parse(given)))).toEqual(given);
        return false;
      } catch {
        return true;
      }
    });

  it('are valid by the contract', () => {
    const answers = estates.map(({ location, ...estate }) => {
      const key = slugOfReference(estate.reference);
      const answer = { ...estate, key, slug: estate.url_slug['es-ES'], location: { ...location, precision: 'exact' } };
      hidePrice(answer);
      return answer;
    });
    expect(changed(estateSchema, answers)).toEqual([]);
    expect(changed(agentProfileSchema, network.agents)).toEqual([]);
    const agencies = network.agencies.map((agency) => ({
      commercial_brand: 'An agent',
      ...agency,
      agents: [],
      zones: [],
      languages: [],
      reviews: [],
    }));
    expect(changed(agencyProfileSchema, agencies)).toEqual([]);
  });

  it('have finished pictures: every size, words in three languages, a colour, and a preview of the cover', () => {
    for (const { media } of estates)
      for (const item of media) {
        expect(Object.keys(item.dimensions)).toEqual(['xs', 'sm', 'md', 'lg', 'xl', 'xxl']);
        expect(Object.keys(item.alt!)).toEqual(['es-ES', 'ca-ES', 'en-US']);
        expect(item.placeholder).toMatch(/^#[0-9a-f]{6}$/);
        expect(item.preview !== undefined).toBe(item.web_cover);
      }
  });
});
